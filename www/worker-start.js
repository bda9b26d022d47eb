// Starts a worker. The page sends the program's script and its compiled module; earlier requests wait for them.

const waiting = [];

onmessage = async ({ data }) => {
  if (!data.module) {
    waiting.push(data);
    return;
  }
  try {
    const { default: init } = await import(data.script);
    await init({ module_or_path: data.module });
    // The program is listening now.
    for (const request of waiting) dispatchEvent(new MessageEvent("message", { data: request }));
  } catch (error) {
    // The page receives this like any error of a worker.
    reportError(error);
  }
};

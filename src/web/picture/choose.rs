//! Buttons that ask for a picture: a file, or the camera.

use yew::prelude::*;

use crate::web::components::choose_file::ChooseFile;
use clew_page::Message;

/// The buttons. The camera's is shown only where people point with a finger: other machines have no camera that could be held over a newspaper.
pub(super) fn choose(dispatch: &Callback<Message>) -> Html {
    html! {
        <div class="row asks">
            <ChooseFile id="picture-file" label="picture-open" class="primary" accept="image/*"
                dispatch={dispatch.clone()} />
            <ChooseFile id="picture-camera" label="picture-camera" class="plain camera" accept="image/*"
                capture="environment" dispatch={dispatch.clone()} />
        </div>
    }
}

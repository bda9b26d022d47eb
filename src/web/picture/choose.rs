//! Buttons that ask for a picture: a file, or the camera.

use yew::prelude::*;

use crate::web::components::choose_file::ChooseFile;
use clew_page::Message;

/// Properties of [`Choose`].
#[derive(PartialEq, Properties)]
pub(super) struct ChooseProps {
    /// Receiver of the picture.
    pub(super) dispatch: Callback<Message>,
}

/// The buttons. The camera's is shown only where people point with a finger: other machines have no camera that could be held over a newspaper.
#[component]
pub(super) fn Choose(props: &ChooseProps) -> Html {
    html! {
        <div class="row asks">
            <ChooseFile id="picture-file" label="picture-open" class="primary" accept="image/*"
                dispatch={props.dispatch.clone()} />
            <ChooseFile id="picture-camera" label="picture-camera" class="plain camera" accept="image/*"
                capture="environment" dispatch={props.dispatch.clone()} />
        </div>
    }
}

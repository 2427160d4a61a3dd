// Compiled by `npm run messages`: change the catalogue, not this file.

export const previewNothingAdded = () => "This is a preview: nothing was added to a cart."
export const previewNothingSent = () => "This is a preview: nothing was sent."

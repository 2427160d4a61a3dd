// Compiled by `npm run messages`: change the catalogue, not this file.

export const cancel = () => "Cancel"
export const close = () => "Close"

// Compiled by `npm run messages`: change the catalogue, not this file.

export const video = () => "Video"

// Compiled by `npm run messages`: change the catalogue, not this file.

export const unknownBlock = (d) => "Unknown block (" + d.type + ")"

// Compiled by `npm run messages`: change the catalogue, not this file.

export const keepReference = (d) => "Keep the reference " + d.reference + ". With it and your email address you can " + d.findOrder + " again."
export const findThisOrder = () => "find this order"

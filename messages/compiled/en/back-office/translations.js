// Compiled by `npm run messages`: change the catalogue, not this file.

export const description = () => "Description"
export const hint = () => "Name and description as shoppers read them in the other languages of the shop. Where one is empty, they read the shop’s own words."
export const languages = () => "Languages"
export const name = () => "Name"
export const save = () => "Save languages"

// Compiled by `npm run messages`: change the catalogue, not this file.

export const media = () => "Media"
export const onlySiteBuilders = () => "Only site builders work on the pages of this shop. Sign in as one of them, or ask one for what you need."
export const pageIncomplete = () => "The page did not arrive in full."
export const pages = () => "Pages"
export const searchKindUnknown = () => "The search does not say what it is for."
export const sections = () => "Sections"
export const shopAndBuilder = (d) => d.shop + " " + d.builder
export const signOut = () => "Sign out"
export const signedInAs = (d) => "Signed in as " + d.userName
export const siteBuilder = () => "Site builder"
export const siteSettings = () => "Site settings"
export const slots = () => "Slots"
export const theme = () => "Theme"
export const toTheShop = () => "To the shop"
export const windowTitle = (d) => d.title + " | Site builder | " + d.shop
export const windowUnknown = () => "The editor did not say which window it is in."

// Compiled by `npm run messages`: change the catalogue, not this file.

export const add = (d) => "Add " + d.title
export const addButton = () => "Add"
export const addTo = () => "Shown"
export const alternateText = () => "Alternative text"
export const alternateTextHint = () => "What the picture shows, for people who cannot see it. It is used wherever the picture is."
export const attachments = () => "As a document on its page"
export const decorative = () => "Decorative"
export const document = () => "Document"
export const field = (d) => d.field + " of " + d.title
export const file = () => "File"
export const fileHint = (d) => "JPEG, PNG, WebP, AVIF, GIF, SVG or PDF, up to " + d.megabytes + " MB. Larger ones are uploaded in the library of the site builder."
export const fileTooLarge = (d) => "The file is larger than " + d.megabytes + " MB."
export const find = () => "Find"
export const findInLibrary = () => "Title in the library"
export const fromLibrary = () => "Choose from the library"
export const hint = () => "The primary picture comes first. Lists show the first picture of the list images, the page of the product the others."
export const inLists = () => "In lists"
export const media = () => "Pictures and documents"
export const noFile = () => "Choose a file."
export const none = () => "There are none yet."
export const noneFound = () => "Nothing in the library has that in its title."
export const onPage = () => "On its page"
export const order = () => "Order"
export const primary = () => "Primary"
export const primaryRow = (d) => d.title + " is the primary picture: " + d.group
export const remove = () => "Remove"
export const removeRow = (d) => "Remove " + d.title
export const save = () => "Save pictures"
export const title = () => "Title"
export const upload = () => "Upload and add"
export const uploadTitle = () => "Upload a file"
export const wrongOrder = () => "The order is a whole number."

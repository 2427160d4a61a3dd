// Compiled by `npm run messages`: change the catalogue, not this file.

export const actionFor = (d) => d.action + ": " + d.label
export const added = (d) => "Added: " + d.position + " of " + d.count + "."
export const addressInvalid = () => "Write a path of this shop, which begins with /, or an address that begins with https://."
export const addTo = (d) => "Add to " + d.list
export const asOnDevice = (d) => "As on " + d.device + ", unless it gets a value of its own."
export const asTheDesignHasIt = () => "As the design has it"
export const asUsualOnDevice = () => "As usual on this device."
export const chooseABlock = () => "Choose a block on the page or in the list of blocks to change it."
export const chooseACategory = () => "Choose a category"
export const chooseAPage = () => "Choose a page"
export const chooseAPageFor = (d) => "Choose a page: " + d.label
export const chooseAPicture = () => "Choose a picture"
export const chooseAPictureFor = (d) => "Choose a picture: " + d.label
export const chooseAProduct = () => "Choose a product"
export const colourInvalid = () => "Write a colour as #rrggbb."
export const colourValue = (d) => d.label + ": value"
export const content = () => "Content"
export const down = () => "Down"
export const editAsText = () => "Edit as text"
export const editTheSource = () => "Edit the source"
export const entry = (d) => d.number + ". " + d.name
export const hiddenEntry = (d) => d.number + ". " + d.name + " (hidden)"
export const kindUnknown = () => "This kind of block is not known here. It is kept as it is, and can be moved or deleted."
export const labelOnDevice = (d) => d.label + " (" + d.device + ")"
export const layout = () => "Layout"
export const loading = (d) => d.label + " is being loaded"
export const moved = (d) => "Moved: now " + d.position + " of " + d.count + "."
export const moveDown = (d) => "Move " + d.number + " down"
export const moveUp = (d) => "Move " + d.number + " up"
export const noPicture = () => "No picture"
export const noPictureFor = (d) => "No picture: " + d.label
export const nothingToSet = () => "There is nothing to set here. What is in it are blocks of their own."
export const notItsOwn = (d) => "Not its own on " + d.device
export const numberHint = (d) => "A number from " + d.min + " to " + d.max + "."
export const ownColour = () => "A colour of its own"
export const pickColour = (d) => d.label + ": pick"
export const remove = () => "Remove"
export const removed = () => "Removed. Undo brings it back."
export const removeEntry = (d) => "Remove " + d.number
export const settings = () => "Settings"
export const settingsOf = (d) => "Settings: " + d.block
export const style = () => "Style"
export const textEditorFailed = () => "What texts are written with could not be loaded. The source can be edited all the same."
export const up = () => "Up"
export const useAFixedValue = () => "Use a fixed value"
export const wholeNumberHint = (d) => "A whole number from " + d.min + " to " + d.max + "."
export const whySource = (d) => "This is its source, because it holds " + d.what + ", which would be lost in a text that is edited as it looks."
export const withoutAName = () => "Without a name"

// Compiled by `npm run messages`: change the catalogue, not this file.
/** {action}: {label} */
export declare const actionFor: (values: { readonly action: string; readonly label: string }) => string
/** Added: {position} of {count}. */
export declare const added: (values: { readonly position: string; readonly count: string }) => string
/** Write a path of this shop, which begins with /, or an address that begins with https://. */
export declare const addressInvalid: () => string
/** Add to {list} */
export declare const addTo: (values: { readonly list: string }) => string
/** As on {device}, unless it gets a value of its own. */
export declare const asOnDevice: (values: { readonly device: string }) => string
/** As the design has it */
export declare const asTheDesignHasIt: () => string
/** As usual on this device. */
export declare const asUsualOnDevice: () => string
/** Cancel */
export declare const cancel: () => string
/** Choose a block on the page or in the list of blocks to change it. */
export declare const chooseABlock: () => string
/** Choose a category */
export declare const chooseACategory: () => string
/** Choose another section */
export declare const chooseAnotherSection: () => string
/** Choose a page */
export declare const chooseAPage: () => string
/** Choose a page: {label} */
export declare const chooseAPageFor: (values: { readonly label: string }) => string
/** Choose a picture */
export declare const chooseAPicture: () => string
/** Choose a picture: {label} */
export declare const chooseAPictureFor: (values: { readonly label: string }) => string
/** Choose a product */
export declare const chooseAProduct: () => string
/** Choose a section */
export declare const chooseASection: () => string
/** Write a colour as #rrggbb. */
export declare const colourInvalid: () => string
/** {label}: value */
export declare const colourValue: (values: { readonly label: string }) => string
/** Content */
export declare const content: () => string
/** Down */
export declare const down: () => string
/** Edit as text */
export declare const editAsText: () => string
/** Edit the section “{title}” */
export declare const editTheSection: (values: { readonly title: string }) => string
/** Edit the source */
export declare const editTheSource: () => string
/** {number}. {name} */
export declare const entry: (values: { readonly number: string; readonly name: string }) => string
/** {number}. {name} (hidden) */
export declare const hiddenEntry: (values: { readonly number: string; readonly name: string }) => string
/** This kind of block is not known here. It is kept as it is, and can be moved or deleted. */
export declare const kindUnknown: () => string
/** {label} ({device}) */
export declare const labelOnDevice: (values: { readonly label: string; readonly device: string }) => string
/** Layout */
export declare const layout: () => string
/** {label} is being loaded */
export declare const loading: (values: { readonly label: string }) => string
/** Moved: now {position} of {count}. */
export declare const moved: (values: { readonly position: string; readonly count: string }) => string
/** Move {number} down */
export declare const moveDown: (values: { readonly number: string }) => string
/** Move {number} up */
export declare const moveUp: (values: { readonly number: string }) => string
/** No picture */
export declare const noPicture: () => string
/** No picture: {label} */
export declare const noPictureFor: (values: { readonly label: string }) => string
/** There is nothing to set here. What is in it are blocks of their own. */
export declare const nothingToSet: () => string
/** Not its own on {device} */
export declare const notItsOwn: (values: { readonly device: string }) => string
/** “{title}” has become own blocks of this page. */
export declare const nowOwnBlocks: (values: { readonly title: string }) => string
/** A number from {min} to {max}. */
export declare const numberHint: (values: { readonly min: string; readonly max: string }) => string
/** Own blocks are a copy: later changes of the section do not change this page any more. */
export declare const ownBlocksHint: () => string
/** A colour of its own */
export declare const ownColour: () => string
/** {label}: pick */
export declare const pickColour: (values: { readonly label: string }) => string
/** Remove */
export declare const remove: () => string
/** Removed. Undo brings it back. */
export declare const removed: () => string
/** Remove {number} */
export declare const removeEntry: (values: { readonly number: string }) => string
/** Save as a section */
export declare const saveAsSection: () => string
/** The block, with the blocks inside of it, becomes a saved section. It is shown here as before, can be put on other pages, and is changed in one place for all of them. */
export declare const saveAsSectionEffect: () => string
/** Saved as the section “{title}”. */
export declare const savedAsSection: (values: { readonly title: string }) => string
/** Save the section */
export declare const saveTheSection: () => string
/** Name of the section */
export declare const sectionName: () => string
/** Give the section a name. */
export declare const sectionNameMissing: () => string
/** The section could not be saved. */
export declare const sectionNotSaved: () => string
/** Settings */
export declare const settings: () => string
/** Settings: {block} */
export declare const settingsOf: (values: { readonly block: string }) => string
/** Style */
export declare const style: () => string
/** What texts are written with could not be loaded. The source can be edited all the same. */
export declare const textEditorFailed: () => string
/** Turn into own blocks */
export declare const turnIntoOwnBlocks: () => string
/** Up */
export declare const up: () => string
/** Use a fixed value */
export declare const useAFixedValue: () => string
/** A whole number from {min} to {max}. */
export declare const wholeNumberHint: (values: { readonly min: string; readonly max: string }) => string
/** This is its source, because it holds {what}, which would be lost in a text that is edited as it looks. */
export declare const whySource: (values: { readonly what: string }) => string
/** Without a name */
export declare const withoutAName: () => string

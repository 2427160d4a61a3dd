// Compiled by `npm run messages`: change the catalogue, not this file.
/** Add a block */
export declare const addABlock: () => string
/** Add a first block beside this list. */
export declare const addAFirstBlock: () => string
/** Added. */
export declare const added: () => string
/** What the blocks show could not be loaded. */
export declare const blockDataFailed: () => string
/** {block}: {note}. */
export declare const blockNote: (values: { readonly block: string; readonly note: string }) => string
/** Blocks */
export declare const blocks: () => string
/** Blocks of the page */
export declare const blocksOfThePage: () => string
/** {block}: this could not be shown with its present settings. */
export declare const cannotBeShown: (values: { readonly block: string }) => string
/** Changes */
export declare const changes: () => string
/** Choose a page */
export declare const chooseAPage: () => string
/** Choose a picture */
export declare const chooseAPicture: () => string
/** Choose the block around it */
export declare const chooseTheBlockAround: () => string
/** {count, plural, one {# value} other {# values}} can be asked for. Arrow keys choose one, Enter takes it. */
export declare const completions: (values: { readonly count: number }) => string
/** Values that can be asked for */
export declare const completionsLabel: () => string
/** Content */
export declare const contentGroup: () => string
/** Data */
export declare const dataGroup: () => string
/** Delete */
export declare const deleteBlock: () => string
/** {block} deleted. Undo brings it back. */
export declare const deleted: (values: { readonly block: string }) => string
/** Desktop */
export declare const desktop: () => string
/** desktop */
export declare const desktopInSentence: () => string
/** Drag onto the page */
export declare const dragOntoThePage: () => string
/** Duplicate */
export declare const duplicateBlock: () => string
/** Duplicated. */
export declare const duplicated: () => string
/** The page that is being edited */
export declare const editedPage: () => string
/** File */
export declare const file: () => string
/** Find a kind of block */
export declare const findAKind: () => string
/** The first {count} of {total}. */
export declare const firstOf: (values: { readonly count: string; readonly total: string }) => string
/** The first {count} of {total}. Search for what is not among them. */
export declare const firstOfMany: (values: { readonly count: string; readonly total: string }) => string
/** {slot}: {fix} in its settings, and put blocks in here. */
export declare const fixAndPutBlocksIn: (values: { readonly slot: string; readonly fix: string }) => string
/** {block}: {fix} in its settings. */
export declare const fixInSettings: (values: { readonly block: string; readonly fix: string }) => string
/** {count} found. */
export declare const found: (values: { readonly count: string }) => string
/** Found */
export declare const foundLabel: () => string
/** has an error */
export declare const hasError: () => string
/** has a warning */
export declare const hasWarning: () => string
/** Type '{!' in a text to have a value filled in there, such as '{!'{path}'}'. */
export declare const howToFillIn: (values: { readonly path: string }) => string
/** It is the first one already. */
export declare const isFirst: () => string
/** It is the last one already. */
export declare const isLast: () => string
/** {block}: this kind is not known here. It is kept as it is. */
export declare const kindUnknown: (values: { readonly block: string }) => string
/** Layout */
export declare const layoutGroup: () => string
/** Pages by their title or address, categories by their name, products by their name or part number. */
export declare const linkSearchHint: () => string
/** Moved. */
export declare const moved: () => string
/** Down */
export declare const moveDown: () => string
/** Into */
export declare const moveInto: () => string
/** Out of */
export declare const moveOutOf: () => string
/** Up */
export declare const moveUp: () => string
/** There is no such kind of block. */
export declare const noSuchKind: () => string
/** Nobody has written yet what it shows. */
export declare const notDescribedYet: () => string
/** Nothing was found. */
export declare const nothingFound: () => string
/** There is no block beside it that it could go into. */
export declare const nothingToMoveInto: () => string
/** There is no block around it that it could leave. */
export declare const nothingToMoveOutOf: () => string
/** nothing to show yet */
export declare const nothingToShow: () => string
/** Nothing around this block gives values that could be filled into its texts. */
export declare const noValuesToFillIn: () => string
/** {block} stands in a block of its own kind only: choose one first. */
export declare const onlyInItsOwnKind: (values: { readonly block: string }) => string
/** Arrow keys go through the blocks; with Alt they move the block: up, down, into the one beside it, out of the one around it. Delete removes it. */
export declare const outlineKeys: () => string
/** Arrow keys go through the blocks. */
export declare const outlineKeysReadOnly: () => string
/** Page */
export declare const page: () => string
/** This page is empty */
export declare const pageIsEmpty: () => string
/** {title} on {device} */
export declare const pageOnDevice: (values: { readonly title: string; readonly device: string }) => string
/** Parts of the editor */
export declare const partsOfTheEditor: () => string
/** Phone */
export declare const phone: () => string
/** phone */
export declare const phoneInSentence: () => string
/** {block} is {position} of {count} in {parent}. */
export declare const positionInBlock: (values: { readonly block: string; readonly position: string; readonly count: string; readonly parent: string }) => string
/** {block} is {position} of {count} on the page. */
export declare const positionOnPage: (values: { readonly block: string; readonly position: string; readonly count: string }) => string
/** Products */
export declare const productsGroup: () => string
/** {slot}: put blocks in here. */
export declare const putBlocksIn: (values: { readonly slot: string }) => string
/** Redo */
export declare const redo: () => string
/** Done again. */
export declare const redoAnnouncement: () => string
/** Search */
export declare const search: () => string
/** The search failed. */
export declare const searchFailed: () => string
/** Searching */
export declare const searching: () => string
/** the section is empty, or does not exist any more */
export declare const sectionShowsNothing: () => string
/** Settings */
export declare const settings: () => string
/** Show more */
export declare const showMore: () => string
/** it shows the product of the block that it is in: put it into a product or a grid of products */
export declare const showsProductAround: () => string
/** Tablet */
export declare const tablet: () => string
/** tablet */
export declare const tabletInSentence: () => string
/** The chosen block */
export declare const theChosenBlock: () => string
/** Try again */
export declare const tryAgain: () => string
/** Undo */
export declare const undo: () => string
/** Undone. */
export declare const undoAnnouncement: () => string
/** Upload */
export declare const upload: () => string
/** Upload a new picture */
export declare const uploadAPicture: () => string
/** The picture could not be uploaded. */
export declare const uploadFailed: () => string
/** What the page is made of */
export declare const whatThePageIsMadeOf: () => string
/** What the picture shows, in words */
export declare const whatThePictureShows: () => string
/** Width of the page */
export declare const widthOfThePage: () => string

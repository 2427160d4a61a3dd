// Compiled by `npm run messages`: change the catalogue, not this file.
/** add questions */
export declare const addQuestions: () => string
/** {address} is no address that can be linked to. */
export declare const addressInvalid: (values: { readonly address: string }) => string
/** add slides */
export declare const addSlides: () => string
/** add steps */
export declare const addSteps: () => string
/** add things or choose a category */
export declare const addThings: () => string
/** add tiles */
export declare const addTiles: () => string
/** {block} of {parent} */
export declare const blockOf: (values: { readonly block: string; readonly parent: string }) => string
/** The button leads nowhere and cannot be pressed. */
export declare const buttonLeadsNowhere: () => string
/** The button has no label. */
export declare const buttonWithoutLabel: () => string
/** There is no product for this card: it is not shown. Put it into a Product block, or into a grid, a slider or a repeated item of products. */
export declare const cardWithoutProduct: () => string
/** choose a category */
export declare const chooseACategory: () => string
/** choose a picture */
export declare const chooseAPicture: () => string
/** choose a product */
export declare const chooseAProduct: () => string
/** choose a section */
export declare const chooseASection: () => string
/** choose a category or write part numbers */
export declare const chooseCategoryOrPartNumbers: () => string
/** The collection is empty. */
export declare const collectionEmpty: () => string
/** Another question is called {name} too. */
export declare const duplicateQuestion: (values: { readonly name: string }) => string
/** {block}, entry {number} */
export declare const entryOfBlock: (values: { readonly block: string; readonly number: string }) => string
/** “{excerpt}” */
export declare const excerpt: (values: { readonly excerpt: string }) => string
/** This is the first heading of the page, but of level {level}: begin with level 1. */
export declare const firstHeadingTooDeep: (values: { readonly level: string }) => string
/** The form asks nothing. */
export declare const formAsksNothing: () => string
/** This heading is of level {level}, but the one before it is of level {previous}: a level is left out. */
export declare const headingLevelSkipped: (values: { readonly level: string; readonly previous: string }) => string
/** Every question needs its words and a name. */
export declare const incompleteQuestion: () => string
/** Every step needs a label. */
export declare const incompleteStep: () => string
/** Every tile needs a label and somewhere to lead. */
export declare const incompleteTile: () => string
/** This picture is very large: {size}. A smaller one is seen sooner. */
export declare const largePicture: (values: { readonly size: string }) => string
/** This picture is very large: {size}, {width} × {height} pixels. A smaller one is seen sooner. */
export declare const largePictureWithSize: (values: { readonly size: string; readonly width: string; readonly height: string }) => string
/** This text can hardly be read on its background: their contrast is {contrast} in the {theme, select, dark {dark} other {light}} look, and should be at least {minimum}. */
export declare const lowContrast: (values: { readonly contrast: string; readonly theme: string; readonly minimum: string }) => string
/** {size} MB */
export declare const megabytes: (values: { readonly size: string }) => string
/** No category is chosen: there are no products. */
export declare const noCategory: () => string
/** No category is chosen: what is inside is not shown. */
export declare const noCategoryInside: () => string
/** Neither a category nor part numbers are chosen: there are no products. */
export declare const noCategoryOrPartNumbers: () => string
/** The page has no heading of level 1, which says what it is about. */
export declare const noMainHeading: () => string
/** There is no page at {address}. */
export declare const noPageAt: (values: { readonly address: string }) => string
/** Neither part numbers nor a category are chosen: there are no products. */
export declare const noPartNumbersOrCategory: () => string
/** No picture is chosen. */
export declare const noPicture: () => string
/** No picture is chosen: nothing is shown. */
export declare const noPictureShown: () => string
/** No product is chosen: what is inside is not shown. */
export declare const noProductInside: () => string
/** There are no questions. */
export declare const noQuestions: () => string
/** There are no words to search for: what is inside is not shown. */
export declare const noSearchWords: () => string
/** No section is chosen: nothing is shown. */
export declare const noSection: () => string
/** There are no slides. */
export declare const noSlides: () => string
/** There are no steps. */
export declare const noSteps: () => string
/** The saved section does not exist any more: choose another one, or delete the block. */
export declare const noSuchSection: () => string
/** There is nothing in it. */
export declare const nothingInIt: () => string
/** There are no tiles. */
export declare const noTiles: () => string
/** There are no words. */
export declare const noWords: () => string
/** A part without a title is not shown. */
export declare const partWithoutTitle: () => string
/** This picture is not in the media library any more. */
export declare const pictureGone: () => string
/** The picture leads nowhere. */
export declare const pictureLeadsNowhere: () => string
/** The picture has no alternative text: write what it shows, for those who do not see it. */
export declare const pictureWithoutAlt: () => string
/** say where it leads */
export declare const sayWhereItLeads: () => string
/** The saved section “{title}” is not published: visitors see the page without it. */
export declare const sectionNotPublished: (values: { readonly title: string }) => string
/** The page has more than one heading of level 1. */
export declare const severalMainHeadings: () => string
/** The slide is a picture without words: give it a title. */
export declare const slideWithoutWords: () => string
/** {count, plural, one {The shop has no product with the part number {partNumbers}.} other {The shop has no product with the part numbers {partNumbers}.}} The others are shown. */
export declare const someUnknownPartNumbers: (values: { readonly count: number; readonly partNumbers: string }) => string
/** These are still the words of the template: write your own. */
export declare const templateWords: () => string
/** A picture in the text has no alternative text: give it an alt attribute, which is empty if it only decorates. */
export declare const textPictureWithoutAlt: () => string
/** {count, plural, one {The shop has no product with the part number {partNumbers}.} other {The shop has no product with the part numbers {partNumbers}.}} */
export declare const unknownPartNumbers: (values: { readonly count: number; readonly partNumbers: string }) => string
/** write its label */
export declare const writeItsLabel: () => string
/** write its words */
export declare const writeItsWords: () => string
/** write the words to search for */
export declare const writeSearchWords: () => string

// Compiled by `npm run messages`: change the catalogue, not this file.
/** In the shop */
export declare const active: () => string
/** Add the attribute */
export declare const addAttribute: () => string
/** Attribute */
export declare const attribute: () => string
/** Attribute set */
export declare const attributeSet: () => string
/** Attributes */
export declare const attributes: () => string
/** A colour has the form #c8102e. */
export declare const badColour: () => string
/** Enter a number for the order. */
export declare const badOrder: () => string
/** Values of {attribute} */
export declare const chooseValues: (values: { readonly attribute: string }) => string
/** Colour */
export declare const colour: () => string
/** Such as #c8102e */
export declare const colourHint: () => string
/** Combination */
export declare const combination: () => string
/** Combinations */
export declare const combinations: () => string
/** Create {row} */
export declare const createRow: (values: { readonly row: string }) => string
/** A list */
export declare const dropdown: () => string
/** {field} of {value} */
export declare const fieldOfValue: (values: { readonly field: string; readonly value: string }) => string
/** Generate the chosen variations */
export declare const generate: () => string
/** All that are ticked are created at once: products with the values, and with the texts, tax, attributes and categories of this one. What is there already stays as it is. */
export declare const generateHint: () => string
/** Variations of {product} */
export declare const generatePage: (values: { readonly product: string }) => string
/** Name */
export declare const name: () => string
/** New attribute */
export declare const newAttribute: () => string
/** Attributes cannot be added while products of this set have variations. */
export declare const newAttributeHint: () => string
/** a new value */
export declare const newValue: () => string
/** There is nothing to generate: choose at least one value of each attribute. */
export declare const noCombination: () => string
/** The price is not a number. */
export declare const noPrice: () => string
/** At most {maximum} at once. Choose fewer values. */
export declare const noRoomFor: (values: { readonly maximum: string }) => string
/** Give the product an attribute set first, on its page. */
export declare const noSet: () => string
/** It needs a part number. */
export declare const noSku: () => string
/** The stock is not a number. */
export declare const noStock: () => string
/** Tick what is to be created. */
export declare const noneChosen: () => string
/** Off */
export declare const off: () => string
/** Edit the attributes */
export declare const openSet: () => string
/** Order */
export declare const order: () => string
/** Part number */
export declare const partNumber: () => string
/** Pattern of part numbers */
export declare const pattern: () => string
/** {example}: what is in braces is replaced by the part number of this product and by the values. */
export declare const patternHint: (values: { readonly example: string }) => string
/** Buttons */
export declare const pill: () => string
/** Price */
export declare const price: () => string
/** Price book */
export declare const priceBook: () => string
/** Name for programs */
export declare const programName: () => string
/** Letters, digits and underscores, such as Size. */
export declare const programNameHint: () => string
/** Remove {attribute} */
export declare const removeAttribute: (values: { readonly attribute: string }) => string
/** Products with this set no longer differ by it. It cannot be removed while they have variations. */
export declare const removeAttributeText: () => string
/** Remove */
export declare const removeButton: () => string
/** Remove {value} */
export declare const removeValue: (values: { readonly value: string }) => string
/** {count, plural, one {# row} other {# rows}} must be corrected */
export declare const rowsRejected: (values: { readonly count: number }) => string
/** Save {attribute} */
export declare const saveAttribute: (values: { readonly attribute: string }) => string
/** Save the set */
export declare const saveSet: () => string
/** Name of the set */
export declare const setName: () => string
/** Attribute set {name} */
export declare const setPage: (values: { readonly name: string }) => string
/** Show the combinations */
export declare const show: () => string
/** What buyers read */
export declare const shownAs: () => string
/** Another product has the part number {sku}. */
export declare const skuTaken: (values: { readonly sku: string }) => string
/** The part number {sku} is in another row, too. */
export declare const skuTwice: (values: { readonly sku: string }) => string
/** Stock */
export declare const stock: () => string
/** Stock at */
export declare const stockAt: () => string
/** Colour swatches */
export declare const swatch: () => string
/** {count} combinations are too many to show: choose fewer values. */
export declare const tooMany: (values: { readonly count: string }) => string
/** This form is out of date. Load the page again. */
export declare const unknownAction: () => string
/** Value */
export declare const value: () => string
/** There are two values {value}. */
export declare const valueTwice: (values: { readonly value: string }) => string
/** In the order that buyers see, which “Order” changes. Empty rows are left out. */
export declare const valuesHint: () => string
/** Values, one on each line, in their order */
export declare const valuesLines: () => string
/** Chosen from */
export declare const viewType: () => string
/** None */
export declare const without: () => string

// Compiled by `npm run messages`: change the catalogue, not this file.
/** Add to cart */
export declare const addAllToCart: () => string
/** Add {count, plural, one {# row} other {# rows}} to cart */
export declare const addRows: (values: { readonly count: number }) => string
/** This workbook cannot be read. Save it again as .xlsx or CSV, or copy its cells and paste them. */
export declare const brokenWorkbook: () => string
/** Change to {quantity} */
export declare const changeQuantityTo: (values: { readonly quantity: string }) => string
/** Check rows */
export declare const checkRows: () => string
/** Remove all rows */
export declare const clearRows: () => string
/** This file is empty. */
export declare const emptyFile: () => string
/** F2 */
export declare const fixKey: () => string
/** Go to the cart */
export declare const goToCart: () => string
/** Type part numbers and quantities, or paste them from a spreadsheet into any row. */
export declare const intro: () => string
/** Only the first 10,000 rows were read. Add these to the cart, then read the rest. */
export declare const listCut: () => string
/** File */
export declare const listFile: () => string
/** An Excel workbook (.xlsx) or a CSV or text file of up to 2 MB, with part numbers and quantities in any columns. */
export declare const listFileHint: () => string
/** Text */
export declare const listText: () => string
/** One part number and quantity per line, or the text of an email. */
export declare const listTextHint: () => string
/** Looking up… */
export declare const lookingUp: () => string
/** Looking up {count, plural, one {# row} other {# rows}}… */
export declare const lookingUpRows: (values: { readonly count: number }) => string
/** {partNumber}, {name} */
export declare const meantProduct: (values: { readonly partNumber: string; readonly name: string }) => string
/** {price} each from {quantity} */
export declare const nextPriceBreak: (values: { readonly price: string; readonly quantity: string }) => string
/** This is no list. Choose an Excel workbook (.xlsx), a CSV file or another text file. */
export declare const noTextFile: () => string
/** There was no response, so it is not known which rows are in the cart. */
export declare const notAllSent: () => string
/** Your rows are still here. Add them again: what is in the cart already is not added twice. */
export declare const notAllSentHelp: () => string
/** The rows could not be looked up. They are still here. */
export declare const notLookedUp: () => string
/** Your number, as noted on a line: {number} */
export declare const notedNumber: (values: { readonly number: string }) => string
/** This file has no part numbers. */
export declare const nothingInFile: () => string
/** There is no part number in this text. */
export declare const nothingInText: () => string
/** This workbook is of an old format. Save it as .xlsx or CSV. */
export declare const oldWorkbook: () => string
/** Order the {quantity} in stock */
export declare const orderWhatIsInStock: (values: { readonly quantity: string }) => string
/** {partNumber}, {name} */
export declare const ownNumberOf: (values: { readonly partNumber: string; readonly name: string }) => string
/** Quick order */
export declare const pageTitle: () => string
/** Part number */
export declare const partNumber: () => string
/** Part number, row {row} */
export declare const partNumberOfRow: (values: { readonly row: string }) => string
/** Price each */
export declare const priceEach: () => string
/** Product */
export declare const product: () => string
/** Quantity */
export declare const quantity: () => string
/** Quantity, row {row} */
export declare const quantityOfRow: (values: { readonly row: string }) => string
/** Quick order */
export declare const quickOrder: () => string
/** Read a list from a text or a file */
export declare const readListTitle: () => string
/** Read text */
export declare const readText: () => string
/** Reading the file… */
export declare const readingFile: () => string
/** Remove row {row} */
export declare const removeRow: (values: { readonly row: string }) => string
/** {ready, plural, one {# row} other {# rows}} can be added{wrong, plural, =0 {} one {, # row needs a correction} other {, # rows need a correction}}. */
export declare const rowCounts: (values: { readonly ready: number; readonly wrong: number }) => string
/** {count, plural, one {{quantity} row is} other {{quantity} rows are}} in your cart. */
export declare const rowsInCart: (values: { readonly count: number; readonly quantity: string }) => string
/** {count, plural, one {# row was} other {# rows were}} not added. The reason is in the row. */
export declare const rowsRefused: (values: { readonly count: number }) => string
/** Save as a list */
export declare const saveAsList: () => string
/** Scan barcodes */
export declare const scanBarcodes: () => string
/** The scanner could not be loaded. Check your connection and try again. */
export declare const scannerNotLoaded: () => string
/** Part numbers */
export declare const suggestions: () => string
/** This file is too large. Choose one of up to 2 MB. */
export declare const tooLargeFile: () => string
/** This workbook is too large. Copy the cells with part numbers and quantities, and paste them. */
export declare const tooLargeWorkbook: () => string
/** Total */
export declare const total: () => string
/** Try again */
export declare const tryAgain: () => string
/** Your number: {number} */
export declare const yourNumber: (values: { readonly number: string }) => string

// Compiled by `npm run messages`: change the catalogue, not this file.
/** Add a part number */
export declare const addNumber: () => string
/** Add your part number */
export declare const addYourNumber: () => string
/** Entered */
export declare const entered: () => string
/** File */
export declare const file: () => string
/** Only the first 20,000 rows were read. */
export declare const fileCut: () => string
/** {added, plural, one {# number} other {# numbers}} added, {changed} changed, {unchanged} unchanged, {wrong} not entered. */
export declare const fileEntered: (values: { readonly added: number; readonly changed: string; readonly unchanged: string; readonly wrong: string }) => string
/** CSV or Excel (.xlsx) of up to 2 MB with two columns: your part number and ours. A number that you already have is assigned to the product in the file. */
export declare const fileHint: () => string
/** From row {row} on, nothing was entered: {problem} */
export declare const fileStopped: (values: { readonly row: string; readonly problem: string }) => string
/** The quick order and the search understand these numbers for everybody in your account. */
export declare const intro: () => string
/** Noted on a line of an order or list */
export declare const learned: () => string
/** Next page */
export declare const nextPage: () => string
/** Choose a file. */
export declare const noFile: () => string
/** No part number matches */
export declare const noMatch: () => string
/** No part numbers yet */
export declare const noNumbers: () => string
/** Add your own number for a product here or on the page of the product. Numbers that you note at lines of orders and lists appear here, too. */
export declare const noNumbersHelp: () => string
/** This file has no part numbers. */
export declare const nothingInFile: () => string
/** Your part number was removed. */
export declare const numberRemoved: () => string
/** Your part number {number} was saved. */
export declare const numberSaved: (values: { readonly number: string }) => string
/** {count, plural, one {One more number} other {# more numbers}} */
export declare const otherNumbers: (values: { readonly count: number }) => string
/** Our part number */
export declare const ourNumber: () => string
/** Pages of part numbers */
export declare const pagesOfNumbers: () => string
/** Previous page */
export declare const previousPage: () => string
/** Product */
export declare const product: () => string
/** Not available to you */
export declare const productNotAvailable: () => string
/** Remove */
export declare const remove: () => string
/** Remove {number} */
export declare const removeNumber: (values: { readonly number: string }) => string
/** {number} was removed. */
export declare const removed: (values: { readonly number: string }) => string
/** Row {row}, {number}: {problem} */
export declare const rowProblem: (values: { readonly row: string; readonly number: string; readonly problem: string }) => string
/** Save */
export declare const save: () => string
/** Search part numbers */
export declare const searchNumbers: () => string
/** Your number, ours, or name of the product */
export declare const searchNumbersLabel: () => string
/** Show all part numbers */
export declare const showAll: () => string
/** Source */
export declare const source: () => string
/** Upload */
export declare const upload: () => string
/** Upload a file */
export declare const uploadFile: () => string
/** Your part number */
export declare const yourNumber: () => string
/** What your company calls this product. */
export declare const yourNumberHint: () => string
/** Your part number: {number} */
export declare const yourNumberIs: (values: { readonly number: string }) => string
/** Your part numbers */
export declare const yourNumbers: () => string

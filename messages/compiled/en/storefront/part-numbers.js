// Compiled by `npm run messages`: change the catalogue, not this file.
import { plural, strictNumber } from '@messageformat/runtime'
import { en } from '@messageformat/runtime/lib/cardinals'
import { currentLocale } from '@hydrant/messages/locale.ts'
export const addNumber = () => "Add a part number"
export const addYourNumber = () => "Add your part number"
export const entered = () => "Entered"
export const file = () => "File"
export const fileCut = () => "Only the first 20,000 rows were read."
export const fileEntered = (d) => plural(d.added, 0, en, { one: strictNumber(currentLocale(), d.added, 0, "added") + " number", other: strictNumber(currentLocale(), d.added, 0, "added") + " numbers" }) + " added, " + d.changed + " changed, " + d.unchanged + " unchanged, " + d.wrong + " not entered."
export const fileHint = () => "CSV or Excel (.xlsx) of up to 2 MB with two columns: your part number and ours. A number that you already have is assigned to the product in the file."
export const fileStopped = (d) => "From row " + d.row + " on, nothing was entered: " + d.problem
export const intro = () => "The quick order and the search understand these numbers for everybody in your account."
export const learned = () => "Noted on a line of an order or list"
export const nextPage = () => "Next page"
export const noFile = () => "Choose a file."
export const noMatch = () => "No part number matches"
export const noNumbers = () => "No part numbers yet"
export const noNumbersHelp = () => "Add your own number for a product here or on the page of the product. Numbers that you note at lines of orders and lists appear here, too."
export const nothingInFile = () => "This file has no part numbers."
export const numberRemoved = () => "Your part number was removed."
export const numberSaved = (d) => "Your part number " + d.number + " was saved."
export const otherNumbers = (d) => plural(d.count, 0, en, { one: "One more number", other: strictNumber(currentLocale(), d.count, 0, "count") + " more numbers" })
export const ourNumber = () => "Our part number"
export const pagesOfNumbers = () => "Pages of part numbers"
export const previousPage = () => "Previous page"
export const product = () => "Product"
export const productNotAvailable = () => "Not available to you"
export const remove = () => "Remove"
export const removeNumber = (d) => "Remove " + d.number
export const removed = (d) => d.number + " was removed."
export const rowProblem = (d) => "Row " + d.row + ", " + d.number + ": " + d.problem
export const save = () => "Save"
export const searchNumbers = () => "Search part numbers"
export const searchNumbersLabel = () => "Your number, ours, or name of the product"
export const showAll = () => "Show all part numbers"
export const source = () => "Source"
export const upload = () => "Upload"
export const uploadFile = () => "Upload a file"
export const yourNumber = () => "Your part number"
export const yourNumberHint = () => "What your company calls this product."
export const yourNumberIs = (d) => "Your part number: " + d.number
export const yourNumbers = () => "Your part numbers"

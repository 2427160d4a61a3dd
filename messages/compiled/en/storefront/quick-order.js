// Compiled by `npm run messages`: change the catalogue, not this file.
import { plural, strictNumber } from '@messageformat/runtime'
import { en } from '@messageformat/runtime/lib/cardinals'
import { currentLocale } from '@hydrant/messages/locale.ts'
export const addAllToCart = () => "Add to cart"
export const addRows = (d) => "Add " + plural(d.count, 0, en, { one: strictNumber(currentLocale(), d.count, 0, "count") + " row", other: strictNumber(currentLocale(), d.count, 0, "count") + " rows" }) + " to cart"
export const brokenWorkbook = () => "This workbook cannot be read. Save it again as .xlsx or CSV, or copy its cells and paste them."
export const changeQuantityTo = (d) => "Change to " + d.quantity
export const checkRows = () => "Check rows"
export const clearRows = () => "Remove all rows"
export const emptyFile = () => "This file is empty."
export const fixKey = () => "F2"
export const goToCart = () => "Go to the cart"
export const intro = () => "Type part numbers and quantities, or paste them from a spreadsheet into any row."
export const listCut = () => "Only the first 10,000 rows were read. Add these to the cart, then read the rest."
export const listFile = () => "File"
export const listFileHint = () => "An Excel workbook (.xlsx) or a CSV or text file of up to 2 MB, with part numbers and quantities in any columns."
export const listText = () => "Text"
export const listTextHint = () => "One part number and quantity per line, or the text of an email."
export const lookingUp = () => "Looking up…"
export const lookingUpRows = (d) => "Looking up " + plural(d.count, 0, en, { one: strictNumber(currentLocale(), d.count, 0, "count") + " row", other: strictNumber(currentLocale(), d.count, 0, "count") + " rows" }) + "…"
export const meantProduct = (d) => d.partNumber + ", " + d.name
export const nextPriceBreak = (d) => d.price + " each from " + d.quantity
export const noTextFile = () => "This is no list. Choose an Excel workbook (.xlsx), a CSV file or another text file."
export const notAllSent = () => "There was no response, so it is not known which rows are in the cart."
export const notAllSentHelp = () => "Your rows are still here. Add them again: what is in the cart already is not added twice."
export const notLookedUp = () => "The rows could not be looked up. They are still here."
export const notedNumber = (d) => "Your number, as noted on a line: " + d.number
export const nothingInFile = () => "This file has no part numbers."
export const nothingInText = () => "There is no part number in this text."
export const oldWorkbook = () => "This workbook is of an old format. Save it as .xlsx or CSV."
export const orderWhatIsInStock = (d) => "Order the " + d.quantity + " in stock"
export const ownNumberOf = (d) => d.partNumber + ", " + d.name
export const pageTitle = () => "Quick order"
export const partNumber = () => "Part number"
export const partNumberOfRow = (d) => "Part number, row " + d.row
export const priceEach = () => "Price each"
export const product = () => "Product"
export const quantity = () => "Quantity"
export const quantityOfRow = (d) => "Quantity, row " + d.row
export const quickOrder = () => "Quick order"
export const readListTitle = () => "Read a list from a text or a file"
export const readText = () => "Read text"
export const readingFile = () => "Reading the file…"
export const removeRow = (d) => "Remove row " + d.row
export const rowCounts = (d) => plural(d.ready, 0, en, { one: strictNumber(currentLocale(), d.ready, 0, "ready") + " row", other: strictNumber(currentLocale(), d.ready, 0, "ready") + " rows" }) + " can be added" + plural(d.wrong, 0, en, { "0": "", one: ", " + strictNumber(currentLocale(), d.wrong, 0, "wrong") + " row needs a correction", other: ", " + strictNumber(currentLocale(), d.wrong, 0, "wrong") + " rows need a correction" }) + "."
export const rowsInCart = (d) => plural(d.count, 0, en, { one: d.quantity + " row is", other: d.quantity + " rows are" }) + " in your cart."
export const rowsRefused = (d) => plural(d.count, 0, en, { one: strictNumber(currentLocale(), d.count, 0, "count") + " row was", other: strictNumber(currentLocale(), d.count, 0, "count") + " rows were" }) + " not added. The reason is in the row."
export const saveAsList = () => "Save as a list"
export const scanBarcodes = () => "Scan barcodes"
export const scannerNotLoaded = () => "The scanner could not be loaded. Check your connection and try again."
export const suggestions = () => "Part numbers"
export const tooLargeFile = () => "This file is too large. Choose one of up to 2 MB."
export const tooLargeWorkbook = () => "This workbook is too large. Copy the cells with part numbers and quantities, and paste them."
export const total = () => "Total"
export const tryAgain = () => "Try again"
export const yourNumber = (d) => "Your number: " + d.number

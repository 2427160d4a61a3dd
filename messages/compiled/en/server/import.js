// Compiled by `npm run messages`: change the catalogue, not this file.
import { plural, strictNumber } from '@messageformat/runtime'
import { en } from '@messageformat/runtime/lib/cardinals'
import { currentLocale } from '@hydrant/messages/locale.ts'
export const afterStop = () => "What was reported so far is stored; run it again to load the rest."
export const categoryWithoutName = (d) => "\"" + d.category + "\" has a level without a name; write it like Tools/Hand Tools/Axes."
export const connectionBrokeOff = (d) => "The connection to the shop at " + d.url + " broke off. " + d.afterStop
export const deepCategory = (d) => "The category has more than " + d.maximum + " levels."
export const demoHelp = () => "Fills an empty shop with the demo: catalogue, prices, customers, stock, pages.\n\n  npm run demo -- --into <postgres:// URL or data folder>\n\nThe database may have no shop yet, or an empty one that was set up: its users stay, and everything else becomes that of the demo, also its store settings, price books and buyer groups. A shop with products, orders, accounts or pages of its own is refused. Stop the shop first."
export const demoPassword = (d) => "All demo users have the password " + d.password + "\nIt is shown this once. Change it in the account menu."
export const demoTargetInUse = (d) => plural(d.count, 0, en, { one: strictNumber(currentLocale(), d.count, 0, "count") + " other program is", other: strictNumber(currentLocale(), d.count, 0, "count") + " other programs are" }) + " connected to the database. Stop the shop first."
export const demoUserExists = (d) => "The shop has a user " + d.email + ", as the demo has. Nothing was changed."
export const emptyFile = () => "The file is empty."
export const emptyName = () => "The name is empty."
export const emptyShop = () => "An empty shop was created. While it has no administrator, each start prints the address at which the first one sets it up."
export const expectedFormat = () => "Expected is a CSV file in UTF-8: columns separated by commas, the first line naming them, among them Product Name."
export const filledWithDemo = (d) => "The shop is the demo now. All demo users have the password " + d.password + "\nStart the shop to see who they are."
export const importBrokeOff = (d) => "The import broke off. " + d.afterStop
export const importRefused = (d) => "The shop at " + d.url + " refused the import with status " + d.status + "."
export const importStopped = (d) => "The import stopped. " + d.reason + " " + d.afterStop
export const isCompressed = () => "This is a compressed file."
export const isOldExcel = () => "This is an old Excel workbook."
export const isPdf = () => "This is a PDF document."
export const isUtf16 = () => "This is text in UTF-16."
export const isZip = () => "This is a ZIP archive or an Excel workbook."
export const largePrice = (d) => "The price " + d.price + " has more than twelve digits before the point."
export const longAddress = (d) => "The address has more than " + d.maximum + " characters."
export const longCategoryName = (d) => "A category name has more than " + d.maximum + " characters."
export const longName = (d) => "The name has more than " + d.maximum + " characters."
export const longPartNumber = (d) => "The part number has more than " + d.maximum + " characters."
export const missingNameColumn = (d) => "The first line does not name the column Product Name; it reads " + d.names + ". " + d.expectedFormat + " Other columns are Product Description, Category, ProductCode, SKU, GTIN, Media Standard URL 1, Media Standard AltText 1, Price (sales) USD, Price (original) USD, Product isActive, Product Family."
export const nameOneDatabase = () => "Name one database: npm run demo -- --into <postgres:// URL or data folder>"
export const nameOneFile = () => "Name one file: npm run import -- <file.csv>. With --help it explains the columns."
export const negativePrice = (d) => "The price " + d.price + " is below zero."
export const noFile = (d) => "There is no file " + d.path + "."
export const noGtin = (d) => "\"" + d.text + "\" is not the number of a barcode (EAN, UPC or GTIN): it has 8, 12, 13 or 14 digits, the last of which is computed from the others."
export const noLineEnds = () => "The file has no line ends."
export const noPrice = (d) => "\"" + d.text + "\" is no price; write it like 1234.50 or 1,234.50."
export const notAFile = (d) => d.path + " is not a file."
export const notBoolean = (d) => "\"" + d.text + "\" is neither true nor false."
export const notText = () => "This is not a text file in UTF-8 (it may be UTF-16)."
export const notUtf8 = (d) => "The file is not in UTF-8: line " + d.line + " holds bytes that UTF-8 does not have. " + d.expectedFormat + " Spreadsheet programs offer it as \"CSV UTF-8\"."
export const noWebAddress = (d) => "\"" + d.url + "\" is no web address that begins with https:// or http://."
export const otherCellCount = (d) => "The row has " + plural(d.cells, 0, en, { one: d.cells + " cell", other: d.cells + " cells" }) + " where the first line has " + d.columns + "."
export const otherCurrencies = (d) => "The shop sells in " + d.currencies + "; these columns are passed over: " + d.columns + "."
export const otherVersion = () => "The running shop is of another version than this command; restart it."
export const precisePrice = (d) => "The price " + d.price + " has more than six digits after the point."
export const productFileRequired = () => "Send the product file itself as the body, as text/csv."
export const productsWithoutPrice = (d) => plural(d.count, 0, en, { one: d.count + " product", other: d.count + " products" }) + " of the file " + plural(d.count, 0, en, { one: "has", other: "have" }) + " no price and cannot be bought: a column such as \"Price (sales)\" gives them one."
export const rejectedCell = (d) => "Line " + d.line + ", " + d.column + ": " + d.reason
export const rejectedLine = (d) => "Line " + d.line + ": " + d.reason
export const repeatedColumn = (d) => "The first line names the column \"" + d.column + "\" twice; each column may be there once."
export const repeatedPartNumber = (d) => "The part number " + d.sku + " is that of line " + d.line + " already, which is the one that counts."
export const rows = (d) => plural(d.rows, 0, en, { one: d.rows + " row", other: d.rows + " rows" })
export const rowsSoFar = (d) => d.rows + " rows"
export const samePriceColumns = (d) => "The columns \"" + d.one + "\" and \"" + d.other + "\" hold the same prices; leave one of them out."
export const separatedBy = (d) => "The columns are separated by \"" + d.separator + "\". " + d.expectedFormat
export const separatedByTabs = (d) => "The columns are separated by tabs. " + d.expectedFormat
export const shopNotEmpty = (d) => "The shop is not empty: its table " + d.table + " has rows that the first start did not make. Nothing was changed."
export const shopUnreachable = (d) => "The shop at " + d.url + " cannot be reached."
export const skippedRows = (d) => "The skipped rows are in " + d.path + ": correct them there and import that file."
export const stoppedByDatabase = (d) => "The import stopped: the database cannot be reached. " + d.afterStop
export const stoppedByFullDisk = (d) => "The import stopped: the disk of the data folder is full. " + d.afterStop
export const summary = (d) => plural(d.rows, 0, en, { one: d.rows + " row", other: d.rows + " rows" }) + " in " + d.seconds + " s: " + d.added + " added, " + d.changed + " changed, " + d.unchanged + " unchanged, " + d.skipped + " skipped; " + plural(d.categories, 0, en, { one: d.categories + " category", other: d.categories + " categories" }) + " added."
export const textNotUtf8 = () => "The text is not in UTF-8."
export const textWithNul = () => "The text holds a NUL character."
export const unknownColumns = (d) => "These columns are not known and are passed over: " + d.columns + "."
export const unreadableHeader = (d) => "The first line cannot be read: " + d.reason
export const usage = () => "Loads a product file into the shop.\n\n  npm run import -- <file.csv>\n\nThe file is CSV in UTF-8. Its first line names the columns, in any order and case:\n  Product Name                 needed in every row\n  Product Description\n  Category                     a path such as Tools/Hand Tools; missing categories are made\n  ProductCode, SKU             the part number; without one it is made from name and category\n  GTIN                         the number of the barcode (EAN, UPC)\n  Media Standard URL 1, 2 ...  addresses of pictures\n  Media Standard AltText 1 ... what the pictures show\n  Price (sales) USD            what everyone pays; likewise in other currencies of the shop\n  Price (original) USD         the list price\n  Product isActive             true or false\n  Product Family\n\nA product whose part number is known is changed, another is added. An empty cell leaves what is known as it is.\nRows with a fault are passed over and written to <file>.rejected.csv with the first line, to be corrected and imported again.\n\nWhile the shop runs, the file goes through it and shows at once; otherwise the data folder is opened for the time of the import.\nSettings are those of the shop: DATABASE_URL, HYDRANT_DATA_DIR.\n\nExit codes: 0 every row was loaded, 2 some rows were passed over, 1 the file or the shop could not be used.\n"

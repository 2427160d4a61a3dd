// Compiled by `npm run messages`: change the catalogue, not this file.
/** What was reported so far is stored; run it again to load the rest. */
export declare const afterStop: () => string
/** "{category}" has a level without a name; write it like Tools/Hand Tools/Axes. */
export declare const categoryWithoutName: (values: { readonly category: string }) => string
/** The connection to the shop at {url} broke off. {afterStop} */
export declare const connectionBrokeOff: (values: { readonly url: string; readonly afterStop: string }) => string
/** The category has more than {maximum} levels. */
export declare const deepCategory: (values: { readonly maximum: string }) => string
/** Fills an empty shop with the demo: catalogue, prices, customers, stock, pages.

  npm run demo -- --into <postgres:// URL or data folder>

The database may have no shop yet, or an empty one that was set up: its users stay, and everything else becomes that of the demo, also its store settings, price books and buyer groups. A shop with products, orders, accounts or pages of its own is refused. Stop the shop first. */
export declare const demoHelp: () => string
/** All demo users have the password {password}
It is shown this once. Change it in the account menu. */
export declare const demoPassword: (values: { readonly password: string }) => string
/** {count, plural, one {# other program is} other {# other programs are}} connected to the database. Stop the shop first. */
export declare const demoTargetInUse: (values: { readonly count: number }) => string
/** The shop has a user {email}, as the demo has. Nothing was changed. */
export declare const demoUserExists: (values: { readonly email: string }) => string
/** The file is empty. */
export declare const emptyFile: () => string
/** The name is empty. */
export declare const emptyName: () => string
/** An empty shop was created. While it has no administrator, each start prints the address at which the first one sets it up. */
export declare const emptyShop: () => string
/** Expected is a CSV file in UTF-8: columns separated by commas, the first line naming them, among them Product Name. */
export declare const expectedFormat: () => string
/** The shop is the demo now. All demo users have the password {password}
Start the shop to see who they are. */
export declare const filledWithDemo: (values: { readonly password: string }) => string
/** The import broke off. {afterStop} */
export declare const importBrokeOff: (values: { readonly afterStop: string }) => string
/** The shop at {url} refused the import with status {status}. */
export declare const importRefused: (values: { readonly url: string; readonly status: string }) => string
/** The import stopped. {reason} {afterStop} */
export declare const importStopped: (values: { readonly reason: string; readonly afterStop: string }) => string
/** This is a compressed file. */
export declare const isCompressed: () => string
/** This is an old Excel workbook. */
export declare const isOldExcel: () => string
/** This is a PDF document. */
export declare const isPdf: () => string
/** This is text in UTF-16. */
export declare const isUtf16: () => string
/** This is a ZIP archive or an Excel workbook. */
export declare const isZip: () => string
/** The price {price} has more than twelve digits before the point. */
export declare const largePrice: (values: { readonly price: string }) => string
/** The address has more than {maximum} characters. */
export declare const longAddress: (values: { readonly maximum: string }) => string
/** A category name has more than {maximum} characters. */
export declare const longCategoryName: (values: { readonly maximum: string }) => string
/** The name has more than {maximum} characters. */
export declare const longName: (values: { readonly maximum: string }) => string
/** The part number has more than {maximum} characters. */
export declare const longPartNumber: (values: { readonly maximum: string }) => string
/** The first line does not name the column Product Name; it reads {names}. {expectedFormat} Other columns are Product Description, Category, ProductCode, SKU, GTIN, Media Standard URL 1, Media Standard AltText 1, Price (sales) USD, Price (original) USD, Product isActive, Product Family. */
export declare const missingNameColumn: (values: { readonly names: string; readonly expectedFormat: string }) => string
/** Name one database: npm run demo -- --into <postgres:// URL or data folder> */
export declare const nameOneDatabase: () => string
/** Name one file: npm run import -- <file.csv>. With --help it explains the columns. */
export declare const nameOneFile: () => string
/** The price {price} is below zero. */
export declare const negativePrice: (values: { readonly price: string }) => string
/** There is no file {path}. */
export declare const noFile: (values: { readonly path: string }) => string
/** "{text}" is not the number of a barcode (EAN, UPC or GTIN): it has 8, 12, 13 or 14 digits, the last of which is computed from the others. */
export declare const noGtin: (values: { readonly text: string }) => string
/** The file has no line ends. */
export declare const noLineEnds: () => string
/** "{text}" is no price; write it like 1234.50 or 1,234.50. */
export declare const noPrice: (values: { readonly text: string }) => string
/** {path} is not a file. */
export declare const notAFile: (values: { readonly path: string }) => string
/** "{text}" is neither true nor false. */
export declare const notBoolean: (values: { readonly text: string }) => string
/** This is not a text file in UTF-8 (it may be UTF-16). */
export declare const notText: () => string
/** The file is not in UTF-8: line {line} holds bytes that UTF-8 does not have. {expectedFormat} Spreadsheet programs offer it as "CSV UTF-8". */
export declare const notUtf8: (values: { readonly line: string; readonly expectedFormat: string }) => string
/** "{url}" is no web address that begins with https:// or http://. */
export declare const noWebAddress: (values: { readonly url: string }) => string
/** The row has {cells, plural, one {{cells} cell} other {{cells} cells}} where the first line has {columns}. */
export declare const otherCellCount: (values: { readonly cells: number; readonly columns: string }) => string
/** The shop sells in {currencies}; these columns are passed over: {columns}. */
export declare const otherCurrencies: (values: { readonly currencies: string; readonly columns: string }) => string
/** The running shop is of another version than this command; restart it. */
export declare const otherVersion: () => string
/** The price {price} has more than six digits after the point. */
export declare const precisePrice: (values: { readonly price: string }) => string
/** Send the product file itself as the body, as text/csv. */
export declare const productFileRequired: () => string
/** {count, plural, one {{count} product} other {{count} products}} of the file {count, plural, one {has} other {have}} no price and cannot be bought: a column such as "Price (sales)" gives them one. */
export declare const productsWithoutPrice: (values: { readonly count: number }) => string
/** Line {line}, {column}: {reason} */
export declare const rejectedCell: (values: { readonly line: string; readonly column: string; readonly reason: string }) => string
/** Line {line}: {reason} */
export declare const rejectedLine: (values: { readonly line: string; readonly reason: string }) => string
/** The first line names the column "{column}" twice; each column may be there once. */
export declare const repeatedColumn: (values: { readonly column: string }) => string
/** The part number {sku} is that of line {line} already, which is the one that counts. */
export declare const repeatedPartNumber: (values: { readonly sku: string; readonly line: string }) => string
/** {rows, plural, one {{rows} row} other {{rows} rows}} */
export declare const rows: (values: { readonly rows: number }) => string
/** {rows} rows */
export declare const rowsSoFar: (values: { readonly rows: string }) => string
/** The columns "{one}" and "{other}" hold the same prices; leave one of them out. */
export declare const samePriceColumns: (values: { readonly one: string; readonly other: string }) => string
/** The columns are separated by "{separator}". {expectedFormat} */
export declare const separatedBy: (values: { readonly separator: string; readonly expectedFormat: string }) => string
/** The columns are separated by tabs. {expectedFormat} */
export declare const separatedByTabs: (values: { readonly expectedFormat: string }) => string
/** The shop is not empty: its table {table} has rows that the first start did not make. Nothing was changed. */
export declare const shopNotEmpty: (values: { readonly table: string }) => string
/** The shop at {url} cannot be reached. */
export declare const shopUnreachable: (values: { readonly url: string }) => string
/** The skipped rows are in {path}: correct them there and import that file. */
export declare const skippedRows: (values: { readonly path: string }) => string
/** The import stopped: the database cannot be reached. {afterStop} */
export declare const stoppedByDatabase: (values: { readonly afterStop: string }) => string
/** The import stopped: the disk of the data folder is full. {afterStop} */
export declare const stoppedByFullDisk: (values: { readonly afterStop: string }) => string
/** {rows, plural, one {{rows} row} other {{rows} rows}} in {seconds} s: {added} added, {changed} changed, {unchanged} unchanged, {skipped} skipped; {categories, plural, one {{categories} category} other {{categories} categories}} added. */
export declare const summary: (values: { readonly rows: number; readonly seconds: string; readonly added: string; readonly changed: string; readonly unchanged: string; readonly skipped: string; readonly categories: number }) => string
/** The text is not in UTF-8. */
export declare const textNotUtf8: () => string
/** The text holds a NUL character. */
export declare const textWithNul: () => string
/** These columns are not known and are passed over: {columns}. */
export declare const unknownColumns: (values: { readonly columns: string }) => string
/** The first line cannot be read: {reason} */
export declare const unreadableHeader: (values: { readonly reason: string }) => string
/** Loads a product file into the shop.

  npm run import -- <file.csv>

The file is CSV in UTF-8. Its first line names the columns, in any order and case:
  Product Name                 needed in every row
  Product Description
  Category                     a path such as Tools/Hand Tools; missing categories are made
  ProductCode, SKU             the part number; without one it is made from name and category
  GTIN                         the number of the barcode (EAN, UPC)
  Media Standard URL 1, 2 ...  addresses of pictures
  Media Standard AltText 1 ... what the pictures show
  Price (sales) USD            what everyone pays; likewise in other currencies of the shop
  Price (original) USD         the list price
  Product isActive             true or false
  Product Family

A product whose part number is known is changed, another is added. An empty cell leaves what is known as it is.
Rows with a fault are passed over and written to <file>.rejected.csv with the first line, to be corrected and imported again.

While the shop runs, the file goes through it and shows at once; otherwise the data folder is opened for the time of the import.
Settings are those of the shop: DATABASE_URL, HYDRANT_DATA_DIR.

Exit codes: 0 every row was loaded, 2 some rows were passed over, 1 the file or the shop could not be used.
 */
export declare const usage: () => string

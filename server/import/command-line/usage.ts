import * as messages from '@hydrant/messages/compiled/server/import.js'

/** The output of `npm run import -- --help`. */
export const USAGE = `Loads a product file into the shop.

  npm run import -- <file.csv>

The file is CSV in UTF-8. Its first line names the columns, in any order and case:
  Product Name                 needed in every row
  Product Description
  Category                     a path such as Tools/Hand Tools; missing categories are made
  ProductCode, SKU             the part number; without one it is made from name and category
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
`

/** Returns the file in the arguments, or null if help is requested. Throws if there is none or more than one. */
export function parseArguments(values: readonly string[]): string | null {
  if (values.includes('--help') || values.includes('-h')) return null
  const [file, ...others] = values.filter((value) => value !== '--')
  if (file === undefined || others.length > 0 || file.startsWith('-')) throw new CommandError(messages.nameOneFile())
  return file
}

/** An error of the command with a message for its user. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
}

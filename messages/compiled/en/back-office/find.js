// Compiled by `npm run messages`: change the catalogue, not this file.

export const enterSomething = () => "What are you looking for?"
export const find = () => "Find"
export const foundFor = (d) => "Found for “" + d.term + "”"
export const nothingFound = () => "Nothing found"
export const settings = () => "Settings"
export const thereAreMore = () => "There are more: enter more of it."
export const whatIsFound = () => "Order numbers, reference and PO numbers, invoices, fulfillment orders, shipments and their tracking numbers, returns, part numbers, names of products, accounts, people, categories, price books, groups, promotions and locations are looked for."

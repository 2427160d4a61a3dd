/** A query that a list of the back office sends. */
export interface ListQuery {
  readonly name: string
  readonly soql: string
}

const PRODUCT_COLUMNS = ['StockKeepingUnit', 'Name', 'Brand__c', 'ProductClass', 'IsActive', 'LastModifiedDate']
const ORDER_COLUMNS = ['OrderNumber', 'OrderedDate', 'AccountId', 'PoNumber', 'Status', 'GrandTotalAmount']

/** The first part of a list by each of its columns, filtered and later parts, and counts. */
export const listQueries: readonly ListQuery[] = [
  ...['CreatedDate', ...PRODUCT_COLUMNS].flatMap((field) =>
    (['ASC', 'DESC'] as const).map((direction) => ({
      name: `products by ${field} ${direction}`,
      soql: writeQuery('Product2', PRODUCT_COLUMNS, { order: `${field} ${direction}` }),
    })),
  ),
  { name: 'all products, counted', soql: 'SELECT COUNT() FROM Product2' },
  ...filterProducts('whose name contains a text', "Name LIKE '%55512%'"),
  ...filterProducts('of a brand', "Brand__c = 'Brand 7'"),
  ...filterProducts('with a part number', "StockKeepingUnit = 'BN-0007919'"),
  {
    name: 'products by Name, from the middle',
    soql: writeQuery('Product2', PRODUCT_COLUMNS, {
      where:
        "(Name > 'Invented product 5' OR Name = null OR (Name = 'Invented product 5' AND Id > '01t000000000001AAA'))",
      order: 'Name ASC',
    }),
  },
  ...['CreatedDate', ...ORDER_COLUMNS].map((field) => ({
    name: `orders by ${field} DESC`,
    soql: writeQuery('OrderSummary', [...ORDER_COLUMNS, 'Account.Name'], { order: `${field} DESC` }),
  })),
  { name: 'all orders, counted', soql: 'SELECT COUNT() FROM OrderSummary' },
  {
    name: 'orders whose PO number contains a text',
    soql: writeQuery('OrderSummary', ORDER_COLUMNS, { where: "PoNumber LIKE '%777%'", order: 'CreatedDate DESC' }),
  },
]

function filterProducts(name: string, where: string): ListQuery[] {
  return [
    {
      name: `products ${name}`,
      soql: writeQuery('Product2', PRODUCT_COLUMNS, { where, order: 'CreatedDate DESC' }),
    },
    { name: `products ${name}, counted`, soql: `SELECT COUNT() FROM Product2 WHERE ${where}` },
  ]
}

function writeQuery(
  objectName: string,
  columns: readonly string[],
  { where, order }: { readonly where?: string; readonly order: string },
): string {
  const condition = where === undefined ? '' : ` WHERE ${where}`
  return `SELECT Id, CreatedDate, ${columns.join(', ')} FROM ${objectName}${condition} ORDER BY ${order} NULLS LAST LIMIT 51`
}

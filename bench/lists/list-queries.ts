/** A query that a list of the back office sends. */
export interface ListQuery {
  readonly name: string
  readonly soql: string
}

const PRODUCT_COLUMNS = ['StockKeepingUnit', 'Name', 'Brand__c', 'ProductClass', 'IsActive', 'LastModifiedDate']
const ORDER_COLUMNS = ['OrderNumber', 'OrderedDate', 'AccountId', 'PoNumber', 'Status', 'GrandTotalAmount']

const MIDDLE_ID = "'01t950000000000AAA'"

/** Conditions of a part in the middle of a list, by its order. */
const MIDDLE: Readonly<Record<string, string>> = {
  'Name ASC': `(Name > 'Invented product 5' OR (Name = 'Invented product 5' AND Id > ${MIDDLE_ID}))`,
  'Brand__c DESC': `(Brand__c < 'Brand 7' OR (Brand__c = 'Brand 7' AND Id < ${MIDDLE_ID}))`,
  'ProductClass ASC': `(ProductClass > 'Simple' OR (ProductClass = 'Simple' AND Id > ${MIDDLE_ID}))`,
  'IsActive DESC': `(IsActive = false OR (IsActive = true AND Id < ${MIDDLE_ID}))`,
}

/** The first part of a list by each of its columns, filtered and later parts, and counts. */
export const listQueries: readonly ListQuery[] = [
  ...['CreatedDate', ...PRODUCT_COLUMNS].flatMap((field) =>
    (['ASC', 'DESC'] as const).map((direction) => ({
      name: `products by ${field} ${direction}`,
      soql: writeQuery('Product2', PRODUCT_COLUMNS, { order: `${field} ${direction}` }),
    })),
  ),
  { name: 'all products, counted', soql: writeCount('Product2') },
  ...filterProducts('whose name contains a text', "Name LIKE '%55512%'"),
  ...filterProducts('of a brand', "Brand__c = 'Brand 7'"),
  ...filterProducts('with a part number', "StockKeepingUnit = 'BN-0007919'"),
  ...Object.entries(MIDDLE).map(([order, where]) => ({
    name: `products by ${order}, from the middle`,
    soql: writeQuery('Product2', PRODUCT_COLUMNS, { where, order }),
  })),
  ...['CreatedDate', ...ORDER_COLUMNS].map((field) => ({
    name: `orders by ${field} DESC`,
    soql: writeQuery('OrderSummary', [...ORDER_COLUMNS, 'Account.Name'], { order: `${field} DESC` }),
  })),
  { name: 'all orders, counted', soql: writeCount('OrderSummary') },
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
    { name: `products ${name}, counted`, soql: writeCount('Product2', where) },
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

/** Writes a count as lists ask for it: they do not need to know how many more than 10,000 there are. */
function writeCount(objectName: string, where?: string): string {
  return `SELECT COUNT() FROM ${objectName}${where === undefined ? '' : ` WHERE ${where}`} LIMIT 10001`
}

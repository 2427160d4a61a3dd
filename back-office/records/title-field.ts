import type { ObjectDescription } from '@hydrant/contract/records/description.ts'

/** Objects whose records people know by another field than `Name`. */
const TITLE_FIELDS: Readonly<Record<string, string>> = {
  FulfillmentOrder: 'FulfillmentOrderNumber',
  OrderSummary: 'OrderNumber',
  User: 'Username',
}

/** Returns the name of the field that people know a record by: its name, its number, or else its id. */
export function findTitleField({ name: objectName, fields }: Pick<ObjectDescription, 'name' | 'fields'>): string {
  const named = TITLE_FIELDS[objectName]
  if (named !== undefined && fields.some(({ name }) => name === named)) return named
  const field =
    fields.find(({ nameField }) => nameField) ??
    fields.find(({ type, unique }) => unique && type === 'string') ??
    fields.find(({ type, nillable }) => !nillable && type === 'string')
  return field?.name ?? 'Id'
}

/** Returns the name of the field that a list is searched by: of products, and of what is about one, the part number. */
export function findSearchField(description: Pick<ObjectDescription, 'name' | 'fields'>): string | null {
  if (description.name === 'Product2') return 'StockKeepingUnit'
  const title = findTitleField(description)
  const ofProduct = description.fields.find(({ referenceTo }) => referenceTo[0] === 'Product2')?.name
  return title === 'Id' ? (ofProduct ?? null) : title
}

import { createIdFromKey, type RecordId } from '@hydrant/kernel/identity/record-id.ts'

/** Returns the id of the one catalogue of a web store. */
export function toCatalogId(webstore: { readonly id: string }): RecordId {
  return createIdFromKey('0ZS', webstore.id)
}

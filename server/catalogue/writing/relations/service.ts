import type { Transaction } from '@hydrant/database/connection/database.ts'
import { err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/catalogue.js'
import { integrityError } from '../../../records/service.ts'
import { deleteRelation, insertRelation, type RelationValues, updateRelation } from './store.ts'

/**
 * Lets the page of a product mention another one, and returns the id of that. Returns an error when it would mention
 * itself.
 */
export async function addRelation(tx: Transaction, relation: RelationValues): Promise<Result<string>> {
  const field = 'RelatedProduct__c'
  return relation.productId === relation.relatedProductId
    ? err(integrityError(field, () => messages.relationToItself({ field })))
    : ok(await insertRelation(tx, relation))
}

/** Changes where a product is among those that another one mentions; undefined leaves it there. */
export async function moveRelation(tx: Transaction, id: string, sortOrder: number | undefined): Promise<Result<null>> {
  if (sortOrder !== undefined) await updateRelation(tx, id, sortOrder)
  return ok(null)
}

/** Ends that a product mentions another one. */
export async function removeRelation(tx: Transaction, id: string): Promise<Result<null>> {
  await deleteRelation(tx, id)
  return ok(null)
}

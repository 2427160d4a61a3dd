import type { OfficeContext } from '../office-context.ts'
import { getFieldText, getParentText, getRecordId } from '../records/field-value.ts'
import { findProduct } from '../records/find-products.ts'
import { formatId } from '../records/soql-literal.ts'
import { findFormErrors, type FormError, toIfMatch } from '../shell/office-errors.ts'
import * as messages from '@hydrant/messages/compiled/back-office/products.js'
import { RETIRE_FIELDS } from './product-intents.ts'

type Staff = OfficeContext['staff']

/** What replaces a product: the first of its relations that say so. */
export interface Successor {
  readonly relationId: string
  readonly productId: string
  readonly sku: string
  readonly name: string
}

/** Loads the successor of a product; null when it has none. */
export async function loadSuccessor(staff: Staff, productId: string): Promise<Successor | null> {
  const fields = 'Id, RelatedProduct__c, RelatedProduct__r.StockKeepingUnit, RelatedProduct__r.Name'
  const where = `Product__c = ${formatId(productId)} AND RelationshipType__c = 'Successor'`
  const q = `SELECT ${fields} FROM ProductRelation__c WHERE ${where} ORDER BY SortOrder__c LIMIT 1`
  const [record] = (await staff.query(q)).records
  return record === undefined
    ? null
    : {
        relationId: getRecordId(record),
        productId: getFieldText(record, 'RelatedProduct__c') ?? '',
        sku: getParentText(record, 'RelatedProduct__r', 'StockKeepingUnit') ?? '',
        name: getParentText(record, 'RelatedProduct__r', 'Name') ?? '',
      }
}

/**
 * Retires a product with the successor that was typed, or without one. The successor is saved first: when the product
 * has changed meanwhile, it is not retired, and the next attempt finds the successor as it was typed.
 */
export async function retireProduct(
  { staff, basePath }: Pick<OfficeContext, 'staff' | 'basePath'>,
  request: Request,
  { productId, typed }: { readonly productId: string; readonly typed: Readonly<Record<string, string>> },
): Promise<readonly FormError[]> {
  const text = typed[RETIRE_FIELDS.successor] ?? ''
  const successor = text === '' ? null : await findProduct(staff, text)
  if (text !== '' && successor === null)
    return [{ message: messages.noSuccessor({ text }), fields: [RETIRE_FIELDS.successor] }]
  if (successor?.id === productId) return [{ message: messages.ownSuccessor(), fields: [RETIRE_FIELDS.successor] }]
  return findFormErrors(
    (async () => {
      await saveSuccessor(staff, productId, successor?.id ?? null)
      const ifUnchanged = toIfMatch(typed['tag'] ?? null)
      await staff.updateRecord('Product2', productId, { IsRetired__c: true }, ifUnchanged)
    })(),
    { request, basePath },
  )
}

async function saveSuccessor(staff: Staff, productId: string, successorId: string | null): Promise<void> {
  const existing = await loadSuccessor(staff, productId)
  if (existing?.productId === successorId) return
  if (existing !== null) await staff.deleteRecord('ProductRelation__c', existing.relationId, {})
  if (successorId !== null)
    await staff.createRecord('ProductRelation__c', {
      Product__c: productId,
      RelatedProduct__c: successorId,
      RelationshipType__c: 'Successor',
    })
}

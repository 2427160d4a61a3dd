import type { Transaction } from '@hydrant/database/connection/database.ts'
import { newId } from '@hydrant/kernel/identity/record-id.ts'
import { type DomainError, err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/catalogue.js'
import { integrityError } from '../../../records/service.ts'
import { findNameError, parseAttributeOptions, parseAttributeValues } from './parse-values.ts'
import * as store from './store.ts'

export { createVariation, changeVariation, removeVariation } from './variations.ts'

type ChangesOf<Values> = { readonly [Name in keyof Values]?: Values[Name] | undefined }

/** Attributes whose fields would be those that every product has in responses. */
const RESERVED = new Set(['brand', 'packtext', 'isquoteonly'])

/** The name under which responses may have the value of an attribute: without its ending, in lower case. */
function toPlainName(name: string): string {
  return name.replace(/__c$/i, '').toLowerCase()
}

function findTakenError(field: string, name: string, others: readonly string[]): DomainError | null {
  const existing = others.find((other) => toPlainName(other) === toPlainName(name))
  return existing === undefined ? null : integrityError(field, () => messages.attributeTaken({ field, existing }))
}

/** Creates an attribute that products are compared by, and returns its id. Returns an error for a name that is none. */
export async function createDefinition(tx: Transaction, definition: store.DefinitionValues): Promise<Result<string>> {
  const error = findNameError('DeveloperName', definition.apiName)
  if (error !== null) return err(error)
  const name = definition.apiName
  if (RESERVED.has(toPlainName(name)))
    return err(integrityError('DeveloperName', () => messages.reservedAttribute({ field: 'DeveloperName', name })))
  const takenError = findTakenError('DeveloperName', name, await store.findDefinitionNames(tx))
  if (takenError !== null) return err(takenError)
  return ok(await store.insertDefinition(tx, definition))
}

/** Changes an attribute that products are compared by; undefined values stay as they are. */
export async function changeDefinition(
  tx: Transaction,
  id: string,
  changes: ChangesOf<Omit<store.DefinitionValues, 'apiName'>>,
): Promise<Result<null>> {
  await store.updateDefinition(tx, id, changes)
  return ok(null)
}

/** Deletes an attribute that products are compared by. Returns an error while products have values of it. */
export async function removeDefinition(tx: Transaction, id: string): Promise<Result<null>> {
  if (await store.isDefinitionUsed(tx, id))
    return err({ code: 'DELETE_FAILED', message: () => messages.attributeInUse({ id }) })
  await store.deleteDefinition(tx, id)
  return ok(null)
}

/** Parses the values by which a product is compared; each must be of an attribute that there is. */
export async function parseProductAttributes(tx: Transaction, text: string): Promise<Result<Record<string, string>>> {
  const field = 'Attributes__c'
  const valuesResult = parseAttributeValues({ field, text })
  if (!valuesResult.ok) return valuesResult
  const names = await store.findDefinitionNames(tx)
  const unknown = Object.keys(valuesResult.value).find((name) => !names.includes(name))
  return unknown === undefined
    ? valuesResult
    : err(integrityError(field, () => messages.unknownAttribute({ field, name: unknown, names: names.join(', ') })))
}

/** Creates an attribute set without attributes, and returns its id. */
export async function createSet(tx: Transaction, set: store.SetValues): Promise<Result<string>> {
  const error = findNameError('DeveloperName', set.developerName)
  if (error !== null) return err(error)
  const id = newId('0iY')
  await store.insertSet(tx, { ...set, id })
  return ok(id)
}

/** Changes an attribute set; undefined values stay as they are. */
export async function changeSet(
  tx: Transaction,
  id: string,
  changes: ChangesOf<store.SetValues>,
): Promise<Result<null>> {
  const { developerName } = changes
  const error = developerName === undefined ? null : findNameError('DeveloperName', developerName)
  if (error !== null) return err(error)
  await store.updateSet(tx, id, changes)
  return ok(null)
}

/** Deletes an attribute set. The database refuses it while products have it. */
export async function removeSet(tx: Transaction, id: string): Promise<Result<null>> {
  await store.deleteSet(tx, id)
  return ok(null)
}

/** The values of an attribute of a set, with its options as JSON. */
export type ItemInput = Omit<store.ItemValues, 'options'> & { readonly options: string }

/**
 * Adds an attribute to a set, and returns its id. Returns an error while products with the set have variations, as those
 * would have no value of it.
 */
export async function addItem(tx: Transaction, { options, ...item }: ItemInput): Promise<Result<string>> {
  const error = findNameError('Field', item.apiName)
  if (error !== null) return err(error)
  const items = await store.findItems(tx, item.attributeSetId)
  const takenError = findTakenError(
    'Field',
    item.apiName,
    items.map(({ apiName }) => apiName),
  )
  if (takenError !== null) return err(takenError)
  const optionsResult = parseAttributeOptions({ field: 'Options__c', text: options })
  if (!optionsResult.ok) return optionsResult
  if ((await store.findUsedValues(tx, item.attributeSetId)).length > 0)
    return err(
      integrityError('ProductAttributeSetId', () => messages.attributeSetInUse({ field: 'ProductAttributeSetId' })),
    )
  return ok(await store.insertItem(tx, { ...item, options: optionsResult.value }))
}

/** Changes an attribute of a set; undefined values stay. Returns an error for options without one that variations have. */
export async function changeItem(
  tx: Transaction,
  id: string,
  { options, ...changes }: ChangesOf<Omit<ItemInput, 'attributeSetId' | 'apiName'>>,
): Promise<Result<null>> {
  const existing = await store.findItem(tx, id)
  if (existing === null) return ok(null)
  if (options === undefined) {
    await store.updateItem(tx, id, changes)
    return ok(null)
  }
  const field = 'Options__c'
  const optionsResult = parseAttributeOptions({ field, text: options })
  if (!optionsResult.ok) return optionsResult
  const offered = optionsResult.value.map(({ value }) => value)
  const used = await store.findUsedValues(tx, existing.attributeSetId, existing.apiName)
  const missing = used.find((value) => !offered.includes(value))
  if (missing !== undefined) return err(integrityError(field, () => messages.optionInUse({ field, value: missing })))
  await store.updateItem(tx, id, { ...changes, options: optionsResult.value })
  return ok(null)
}

/** Takes an attribute out of its set. Returns an error while variations have a value of it. */
export async function removeItem(tx: Transaction, id: string): Promise<Result<null>> {
  const existing = await store.findItem(tx, id)
  if (existing === null) return ok(null)
  if ((await store.findUsedValues(tx, existing.attributeSetId, existing.apiName)).length > 0)
    return err({ code: 'DELETE_FAILED', message: () => messages.attributeInUse({ id }) })
  await store.deleteItem(tx, id)
  return ok(null)
}

/** Gives a variation parent its attribute set, and returns the id of the assignment. */
export async function assignSet(
  tx: Transaction,
  { productId, attributeSetId }: { readonly productId: string; readonly attributeSetId: string },
): Promise<Result<string>> {
  const parent = await store.findMember(tx, productId)
  if (parent?.productClass !== 'VariationParent')
    return err(integrityError('ProductId', () => messages.noVariationParent({ field: 'ProductId' })))
  return ok(await store.setAttributeSet(tx, productId, attributeSetId))
}

/** Takes its attribute set away from a variation parent. Returns an error while it has variations. */
export async function unassignSet(tx: Transaction, id: string): Promise<Result<null>> {
  const parent = await store.findParentOfAssignment(tx, id)
  if (parent === null) return ok(null)
  if ((await store.findVariationsOf(tx, parent.id)).length > 0)
    return err({ code: 'DELETE_FAILED', message: () => messages.setWithVariations({ id }) })
  await store.clearAttributeSet(tx, parent.id)
  return ok(null)
}

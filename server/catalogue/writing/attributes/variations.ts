import { type DomainError, err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/catalogue.js'
import { integrityError } from '../../../records/service.ts'
import { parseAttributeValues } from './parse-values.ts'
import * as store from './store.ts'

const FIELD = 'Values__c'

/**
 * Makes a simple product a variation, and returns the id of its attribute values. Returns an error for a parent without
 * an attribute set, and for values that are not exactly those of the set or that another variation has.
 */
export async function createVariation(
  tx: store.Transaction,
  input: { readonly productId: string; readonly parentId: string; readonly values: string },
): Promise<Result<string>> {
  const product = await store.findMember(tx, input.productId)
  if (product?.productClass !== 'Simple')
    return err(integrityError('ProductId', () => messages.notSimple({ field: 'ProductId' })))
  const parent = await store.findMember(tx, input.parentId)
  const field = 'VariantParentId'
  if (parent?.productClass !== 'VariationParent')
    return err(integrityError(field, () => messages.noVariationParent({ field })))
  const items = parent.attributeSetId === null ? [] : await store.findItems(tx, parent.attributeSetId)
  if (items.length === 0) return err(integrityError(field, () => messages.parentWithoutSet({ field })))
  const valuesResult = await parseVariationValues(tx, parent, { text: input.values, ownId: product.id })
  return valuesResult.ok ? ok(await store.setVariation(tx, { ...input, values: valuesResult.value })) : valuesResult
}

/** Changes the attribute values of a variation. Returns an error as `createVariation` does. */
export async function changeVariation(
  tx: store.Transaction,
  id: string,
  values: string | undefined,
): Promise<Result<null>> {
  if (values === undefined) return ok(null)
  const product = await store.findVariation(tx, id)
  const parent = await store.findMember(tx, product?.parentId ?? '')
  if (product === null || parent === null) return ok(null)
  const valuesResult = await parseVariationValues(tx, parent, { text: values, ownId: product.id })
  if (!valuesResult.ok) return valuesResult
  await store.setVariation(tx, { productId: product.id, parentId: parent.id, values: valuesResult.value })
  return ok(null)
}

/** Makes a variation a simple product again. */
export async function removeVariation(tx: store.Transaction, id: string): Promise<Result<null>> {
  const product = await store.findVariation(tx, id)
  if (product !== null) await store.clearVariation(tx, product.id)
  return ok(null)
}

async function parseVariationValues(
  tx: store.Transaction,
  parent: store.FamilyMember,
  { text, ownId }: { readonly text: string; readonly ownId: string },
): Promise<Result<Record<string, string>>> {
  const valuesResult = parseAttributeValues({ field: FIELD, text })
  if (!valuesResult.ok) return valuesResult
  const values = valuesResult.value
  const items = await store.findItems(tx, parent.attributeSetId ?? '')
  const error = findValueError(items, values)
  if (error !== null) return err(error)
  const siblings = await store.findVariationsOf(tx, parent.id)
  const same = siblings.find(
    ({ id, variationValues }) =>
      id !== ownId && items.every(({ apiName }) => variationValues?.[apiName] === values[apiName]),
  )
  return same === undefined
    ? ok(values)
    : err(integrityError(FIELD, () => messages.sameVariation({ field: FIELD, id: same.id })))
}

function findValueError(
  items: readonly store.ItemValues[],
  values: Readonly<Record<string, string>>,
): DomainError | null {
  const names = items.map(({ apiName }) => apiName)
  const unknown = Object.keys(values).find((name) => !names.includes(name))
  if (unknown !== undefined)
    return integrityError(FIELD, () =>
      messages.unknownAttribute({ field: FIELD, name: unknown, names: names.join(', ') }),
    )
  for (const { apiName: name, options } of items) {
    const value = values[name]
    if (value === undefined) return integrityError(FIELD, () => messages.missingAttribute({ field: FIELD, name }))
    if (!options.some((option) => option.value === value))
      return integrityError(FIELD, () => messages.unknownOption({ field: FIELD, name, value }))
  }
  return null
}

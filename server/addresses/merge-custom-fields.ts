import type { CommerceAddressUpdate } from '@hydrant/contract/shop/addresses.ts'
import { MAX_ADDRESS_FIELDS } from '@hydrant/contract/shared/limits.ts'
import { ok, type Result, err, invalidFieldError } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/addresses.js'

/** Custom fields by name. */
export type CustomFields = Record<string, string | number | boolean | null>

/** Merges the custom fields that were sent into the current ones of an address; null removes a field. */
export function mergeCustomFields(input: CommerceAddressUpdate, current: CustomFields): Result<CustomFields> {
  const listedFields = (input.commerceAddressFieldInputList ?? []).map(
    (field) => [field.name ?? field.fieldName ?? '', field.value ?? field.fieldValue ?? null] as const,
  )
  const sentFields = [...Object.entries(input.fields ?? {}), ...listedFields]
  const invalidField = sentFields.find(([name]) => !/^[A-Za-z]\w{0,79}$/.test(name))
  if (invalidField !== undefined)
    return err(invalidFieldError('fields', () => messages.invalidFieldName({ name: invalidField[0].slice(0, 80) })))
  const mergedFields = Object.entries({ ...current, ...Object.fromEntries(sentFields) }).filter(
    ([, value]) => value !== null,
  )
  if (mergedFields.length > MAX_ADDRESS_FIELDS)
    return err(invalidFieldError('fields', () => messages.tooManyCustomFields({ maximum: String(MAX_ADDRESS_FIELDS) })))
  return ok(Object.fromEntries(mergedFields))
}

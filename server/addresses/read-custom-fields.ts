import type { CommerceAddressUpdate } from '@hydrant/contract/shop/addresses.ts'
import { ADDRESS_FIELDS_KEPT } from '@hydrant/contract/shared/limits.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import { invalidAddress } from './errors.ts'

/** Custom fields by name. */
export type CustomFields = Record<string, string | number | boolean | null>

/** The custom fields of an address once those that were sent have been set or, with null, taken away. */
export function readCustomFields(input: CommerceAddressUpdate, current: CustomFields): Result<CustomFields> {
  const listed = (input.commerceAddressFieldInputList ?? []).map(
    (field) => [field.name ?? field.fieldName ?? '', field.value ?? field.fieldValue ?? null] as const,
  )
  const sent = [...Object.entries(input.fields ?? {}), ...listed]
  const wrong = sent.find(([name]) => !/^[A-Za-z]\w{0,79}$/.test(name))
  if (wrong !== undefined) return err(invalidAddress(`'${wrong[0].slice(0, 80)}' is no name of a custom field.`))
  const kept = Object.entries({ ...current, ...Object.fromEntries(sent) }).filter(([, value]) => value !== null)
  if (kept.length > ADDRESS_FIELDS_KEPT)
    return err(invalidAddress(`An address has at most ${ADDRESS_FIELDS_KEPT} custom fields.`))
  return ok(Object.fromEntries(kept))
}

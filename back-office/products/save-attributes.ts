import type { StaffClient } from '@hydrant/client/staff/create-staff-client.ts'
import { toIfMatch } from '../shell/office-errors.ts'
import { ATTRIBUTE_FIELDS } from './product-intents.ts'

/** Saves the values by which a product is compared, as they were typed; an empty one is removed. */
export async function saveAttributes(
  staff: StaffClient,
  productId: string,
  typed: Readonly<Record<string, string>>,
): Promise<void> {
  const { prefix, newName, newValue } = ATTRIBUTE_FIELDS
  const entries = Object.entries(typed).flatMap(([name, value]) =>
    name.startsWith(prefix) ? [[name.slice(prefix.length), value] as const] : [],
  )
  const all = [...entries, [typed[newName] ?? '', typed[newValue] ?? ''] as const]
  const values = all.filter(([name, value]) => name !== '' && value !== '')
  const json = values.length === 0 ? null : JSON.stringify(Object.fromEntries(values))
  await staff.updateRecord('Product2', productId, { Attributes__c: json }, toIfMatch(typed['tag'] ?? null))
}

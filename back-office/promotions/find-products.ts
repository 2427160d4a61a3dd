import type { StaffClient } from '@hydrant/client/staff/create-staff-client.ts'
import { getFieldText, getRecordId } from '../records/field-value.ts'
import { formatText } from '../records/soql-literal.ts'

/** Finds products by their part numbers; the keys are these in lower case. */
export async function findProducts(
  staff: StaffClient,
  skus: readonly string[],
): Promise<ReadonlyMap<string, { readonly id: string; readonly name: string }>> {
  if (skus.length === 0) return new Map()
  const literals = skus.map(formatText).join(', ')
  const { records } = await staff.query(
    `SELECT Id, Name, StockKeepingUnit FROM Product2 WHERE StockKeepingUnit IN (${literals})`,
  )
  return new Map(
    records.map((record) => [
      (getFieldText(record, 'StockKeepingUnit') ?? '').toLowerCase(),
      { id: getRecordId(record), name: getFieldText(record, 'Name') ?? '' },
    ]),
  )
}

import type { StaffClient } from '@hydrant/client/staff/create-staff-client.ts'
import { getFieldText, getRecordId } from './field-value.ts'
import { formatId, formatText } from './soql-literal.ts'

/** A product that was named by its part number, its name or its id. */
export interface FoundProduct {
  readonly id: string
  readonly sku: string
  readonly name: string
}

/**
 * Finds the product that a user has named: by its part number, by its whole name if only one product has it, or by its id.
 * Part numbers come first, as names repeat.
 */
export async function findProduct(staff: StaffClient, text: string): Promise<FoundProduct | null> {
  const literal = formatText(text)
  const [bySku] = await queryProducts(staff, `StockKeepingUnit = ${literal} LIMIT 1`)
  if (bySku !== undefined) return bySku
  const byName = await queryProducts(staff, `Name = ${literal} LIMIT 2`)
  if (byName.length === 1) return byName[0] ?? null
  const isId = /^01t[A-Za-z0-9]{12}(?:[A-Za-z0-9]{3})?$/.test(text)
  return isId ? ((await queryProducts(staff, `Id = ${formatId(text)}`))[0] ?? null) : null
}

/** Finds products by their part numbers; the keys are these in lower case. */
export async function findProducts(
  staff: StaffClient,
  skus: readonly string[],
): Promise<ReadonlyMap<string, FoundProduct>> {
  if (skus.length === 0) return new Map()
  const products = await queryProducts(staff, `StockKeepingUnit IN (${skus.map(formatText).join(', ')})`)
  return new Map(products.map((product) => [product.sku.toLowerCase(), product]))
}

async function queryProducts(staff: StaffClient, rest: string): Promise<readonly FoundProduct[]> {
  const { records } = await staff.query(`SELECT Id, StockKeepingUnit, Name FROM Product2 WHERE ${rest}`)
  return records.map((record) => ({
    id: getRecordId(record),
    sku: getFieldText(record, 'StockKeepingUnit') ?? '',
    name: getFieldText(record, 'Name') ?? '',
  }))
}

import type { StaffClient } from '@hydrant/client/staff/create-staff-client.ts'
import { decimal, ZERO } from '@hydrant/kernel/money/decimal.ts'
import { getFieldText, getParentText, getRecordId, type StoredRecord } from '../records/field-value.ts'
import { readTags } from '../records/read-tags.ts'
import { formatId, formatPattern } from '../records/soql-literal.ts'
import { awaitOrErrorPage } from '../shell/office-errors.ts'

/** A price that is planned for a day. */
export interface PlannedPrice {
  readonly id: string
  /** The day in UTC, as a timestamp. */
  readonly date: string
  readonly bookId: string
  readonly bookName: string
  readonly productId: string
  readonly sku: string
  readonly productName: string
  readonly sellingModelId: string | null
  readonly sellingModelName: string | null
  readonly currency: string
  readonly unitPrice: string
  /** What it is now; null: the book has no price of the product. */
  readonly currentPrice: string | null
  /** How much more than now, in percent with a decimal place; null where that cannot be said. */
  readonly percent: string | null
  /** The ETag of the change; null when none was asked for. */
  readonly tag: string | null
}

/** The first of the prices that are planned. */
export interface PlannedPrices {
  readonly prices: readonly PlannedPrice[]
  /** Whether there are more than are shown. */
  readonly hasMore: boolean
}

/** How many are shown at most. */
const SHOWN = 100

const FIELDS =
  'Id, EffectiveDate__c, Pricebook__c, Pricebook__r.Name, Product__c, Product__r.StockKeepingUnit, Product__r.Name, ' +
  'ProductSellingModel__c, ProductSellingModel__r.Name, CurrencyIsoCode, UnitPrice__c'

/**
 * Loads what is planned for a price book or a product, the next day first, with the prices of now; with `hasTags` also
 * what is needed to cancel it, with `partNumber` those whose part number has the text.
 */
export async function loadPlannedPrices(
  staff: StaffClient,
  {
    field,
    id,
    hasTags,
    partNumber = '',
  }: {
    readonly field: 'Pricebook__c' | 'Product__c'
    readonly id: string
    readonly hasTags: boolean
    readonly partNumber?: string
  },
): Promise<PlannedPrices> {
  const ofPartNumber = partNumber === '' ? '' : ` AND Product__r.StockKeepingUnit LIKE ${formatPattern(partNumber)}`
  const where = `${field} = ${formatId(id)} AND Status__c = 'Planned'${ofPartNumber}`
  const order = `ORDER BY EffectiveDate__c, Product__r.StockKeepingUnit, Id LIMIT ${SHOWN + 1}`
  const query = async (fields: string) =>
    (await awaitOrErrorPage(staff.query(`SELECT ${fields} FROM PriceChange__c WHERE ${where} ${order}`))).records
  // The tags are read before the values: who changes a record in between is noticed when it is canceled.
  const tags = hasTags ? await readTags(staff, 'PriceChange__c', (await query('Id')).map(getRecordId)) : new Map()
  const records = (await query(FIELDS)).slice(0, SHOWN + 1)
  const shown = records.slice(0, SHOWN)
  const current = await loadCurrentPrices(staff, shown)
  return {
    hasMore: records.length > SHOWN,
    prices: shown.map((record): PlannedPrice => {
      const unitPrice = getFieldText(record, 'UnitPrice__c') ?? '0'
      const currentPrice = current.get(toKey(record, 'Pricebook__c', 'Product__c', 'ProductSellingModel__c')) ?? null
      const recordId = getRecordId(record)
      const tag: unknown = tags.get(recordId)
      return {
        id: recordId,
        date: getFieldText(record, 'EffectiveDate__c') ?? '',
        bookId: getFieldText(record, 'Pricebook__c') ?? '',
        bookName: getParentText(record, 'Pricebook__r', 'Name') ?? '',
        productId: getFieldText(record, 'Product__c') ?? '',
        sku: getParentText(record, 'Product__r', 'StockKeepingUnit') ?? '',
        productName: getParentText(record, 'Product__r', 'Name') ?? '',
        sellingModelId: getFieldText(record, 'ProductSellingModel__c'),
        sellingModelName: getParentText(record, 'ProductSellingModel__r', 'Name'),
        currency: getFieldText(record, 'CurrencyIsoCode') ?? '',
        unitPrice,
        currentPrice,
        percent: currentPrice === null ? null : toPercent(currentPrice, unitPrice),
        tag: typeof tag === 'string' ? tag : null,
      }
    }),
  }
}

async function loadCurrentPrices(
  staff: StaffClient,
  changes: readonly StoredRecord[],
): Promise<ReadonlyMap<string, string>> {
  const list = (field: string) =>
    [...new Set(changes.flatMap((change) => getFieldText(change, field) ?? []))].map(formatId).join(', ')
  if (changes.length === 0) return new Map()
  const { records } = await awaitOrErrorPage(
    staff.query(
      `SELECT Pricebook2Id, Product2Id, ProductSellingModelId, CurrencyIsoCode, UnitPrice FROM PricebookEntry
        WHERE Pricebook2Id IN (${list('Pricebook__c')}) AND Product2Id IN (${list('Product__c')})`,
    ),
  )
  return new Map(
    records.map((record) => [
      toKey(record, 'Pricebook2Id', 'Product2Id', 'ProductSellingModelId'),
      getFieldText(record, 'UnitPrice') ?? '0',
    ]),
  )
}

function toKey(record: StoredRecord, ...fields: readonly string[]): string {
  return [...fields, 'CurrencyIsoCode'].map((field) => getFieldText(record, field) ?? '').join(' ')
}

function toPercent(current: string, planned: string): string | null {
  const now = decimal(current)
  return now.eq(ZERO) ? null : decimal(planned).minus(now).times(100).div(now).round(1).toFixed()
}

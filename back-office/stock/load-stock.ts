import type { StaffClient } from '@hydrant/client/staff/create-staff-client.ts'
import type { HistoryEntry } from '@hydrant/contract/admin/changes.ts'
import type { ObjectSummary } from '@hydrant/contract/records/description.ts'
import type { StockReservations } from '@hydrant/contract/admin/stock.ts'
import { getFieldText, getParentText, type StoredRecord } from '../records/field-value.ts'
import { loadHistory } from '../records/load-history.ts'
import { formatId } from '../records/soql-literal.ts'
import { awaitOrErrorPage } from '../shell/office-errors.ts'

/** The stock of a product at a location, with what it is set aside for, what is expected, and who has changed it. */
export interface Stock {
  readonly level: StoredRecord
  readonly productName: string
  readonly locationName: string
  readonly arrivals: readonly StoredRecord[]
  readonly reservations: StockReservations
  readonly history: readonly HistoryEntry[]
  /** Its ETag: the form says by it which state of the level it was made for. */
  readonly tag: string
  readonly mayChange: boolean
}

/** Loads the stock of a product at a location. */
export async function loadStock(
  staff: StaffClient,
  levelId: string,
  objects: readonly ObjectSummary[],
): Promise<Stock> {
  // The tag is read first: what changes in between is noticed when the form is sent.
  const tag = (await awaitOrErrorPage(staff.readTag('StockLevel__c', levelId))) ?? ''
  const fields = 'Id, Product__c, Product__r.Name, Location__c, Location__r.Name'
  const quantities = 'QuantityOnHand__c, SafetyStock__c, QuantityReserved__c, LowStockLevel__c, IsLow__c'
  const [{ records }, reservations, history] = await Promise.all([
    awaitOrErrorPage(staff.query(`SELECT ${fields}, ${quantities} FROM StockLevel__c WHERE Id = ${formatId(levelId)}`)),
    awaitOrErrorPage(staff.listStockReservations(levelId)),
    loadHistory(staff, { objectName: 'StockLevel__c', recordId: levelId }),
  ])
  const level = records[0] ?? {}
  const [productId, locationId] = [getFieldText(level, 'Product__c') ?? '', getFieldText(level, 'Location__c') ?? '']
  const arrivals = await awaitOrErrorPage(
    staff.query(
      `SELECT Id, ExpectedDate__c, Quantity__c FROM ExpectedArrival__c WHERE Product__c = ${formatId(productId)} AND Location__c = ${formatId(locationId)} ORDER BY ExpectedDate__c LIMIT 50`,
    ),
  )
  return {
    level,
    productName: getParentText(level, 'Product__r', 'Name') ?? productId,
    locationName: getParentText(level, 'Location__r', 'Name') ?? locationId,
    arrivals: arrivals.records,
    reservations,
    history,
    tag,
    mayChange: objects.some(({ name, updateable }) => name === 'StockLevel__c' && updateable),
  }
}

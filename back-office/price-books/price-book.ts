import type { StaffClient } from '@hydrant/client/staff/create-staff-client.ts'
import type { ObjectSummary } from '@hydrant/contract/records/description.ts'
import type { OfficeContext } from '../office-context.ts'
import { officeLinks } from '../office-links.ts'
import { getFieldText } from '../records/field-value.ts'
import { loadDescription } from '../records/load-description.ts'
import { loadHistory } from '../records/load-history.ts'
import { loadOrTellFailure } from '../records/part-failure.tsx'
import { loadRecord } from '../records/load-record.ts'
import { deleteFromPage, type RejectedForm, saveFromForm } from '../records/save-record.ts'
import { formatPattern } from '../records/soql-literal.ts'
import { loadRowTable, loadRowTables, type RowTableSpec } from '../row-table/load-row-table.ts'
import { type RejectedTable, saveRowTable, TABLE_FIELD } from '../row-table/save-row-table.ts'
import { awaitOrErrorPage } from '../shell/office-errors.ts'
import { loadPlannedPrices } from './load-planned-prices.ts'
import { findPlanIntent, planPrices, type ReturnedPlan } from './plan-prices.ts'

const ENTRIES: RowTableSpec = {
  name: 'entries',
  objectName: 'PricebookEntry',
  parentField: 'Pricebook2Id',
  columns: ['Product2Id', 'CurrencyIsoCode', 'ProductSellingModelId', 'UnitPrice'],
  orderBy: 'Product2.StockKeepingUnit, CurrencyIsoCode',
  keyPath: 'Product2.StockKeepingUnit',
  linksToRecords: true,
}

const GROUPS: RowTableSpec = {
  name: 'groups',
  objectName: 'BuyerGroupPricebook',
  parentField: 'Pricebook2Id',
  columns: ['BuyerGroupId'],
  orderBy: 'CreatedDate',
}

/** What a form on the page of a price book sends back when it was rejected. */
export interface RejectedPriceBook {
  readonly fields: RejectedForm | null
  readonly table: RejectedTable | null
  readonly plan: ReturnedPlan | null
}

/** Loads a price book with its buyer groups and its prices: the first ones, or those whose part number has a text. */
export async function loadPriceBook(
  staff: StaffClient,
  request: Request,
  { priceBookId, objects }: { readonly priceBookId: string; readonly objects: readonly ObjectSummary[] },
) {
  const path = { objectName: 'Pricebook2', recordId: priceBookId }
  const term = readTerm(request)
  const description = await loadDescription(staff, path.objectName)
  // The tag is read first: who changes the book in between is noticed when it is saved.
  const tag = await awaitOrErrorPage(staff.readTag(path.objectName, priceBookId))
  const record = await loadRecord(staff, path, description.fields)
  const condition = term === '' ? undefined : `Product2.StockKeepingUnit LIKE ${formatPattern(term)}`
  const changes = objects.find(({ name }) => name === 'PriceChange__c')
  const mayPlan = changes?.createable === true && changes.updateable
  const [entries, groups, planned, history] = await Promise.all([
    loadRowTable(staff, ENTRIES, { parentId: priceBookId, condition }),
    loadRowTables(staff, [GROUPS], { parentId: priceBookId, objects }),
    loadOrTellFailure(
      loadPlannedPrices(staff, { field: 'Pricebook__c', id: priceBookId, hasTags: mayPlan, partNumber: term }),
    ),
    loadHistory(staff, path),
  ])
  return {
    description,
    record,
    tag,
    title: getFieldText(record, 'Name') ?? priceBookId,
    entries,
    groups,
    planned,
    mayPlan,
    history,
    term,
  }
}

/** A price book with its prices. */
export type LoadedPriceBook = Awaited<ReturnType<typeof loadPriceBook>>

/** Saves the fields, prices or buyer groups of a price book, or deletes it. */
export async function changePriceBook(
  office: Pick<OfficeContext, 'staff' | 'basePath'>,
  request: Request,
  priceBookId: string,
): Promise<RejectedPriceBook> {
  const form = await request.clone().formData()
  const path = officeLinks.priceBook(priceBookId, { q: readTerm(request) })
  const spec = [ENTRIES, GROUPS].find(({ name }) => name === form.get(TABLE_FIELD))
  if (spec !== undefined)
    return { ...NOTHING, table: await saveRowTable(office, request, { spec, parentId: priceBookId, path }) }
  const intent = findPlanIntent(form)
  if (intent !== null) return { ...NOTHING, plan: await planPrices(office, request, { intent, priceBookId, path }) }
  const record = { objectName: 'Pricebook2', recordId: priceBookId, returnTo: path }
  const fields =
    form.get('intent') === 'delete'
      ? await deleteFromPage(office, request, record)
      : await saveFromForm(office, request, record)
  return { ...NOTHING, fields }
}

const NOTHING: RejectedPriceBook = { fields: null, table: null, plan: null }

function readTerm(request: Request): string {
  return (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, 100)
}

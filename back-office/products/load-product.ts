import type { StaffClient } from '@hydrant/client/staff/create-staff-client.ts'
import type { ObjectSummary } from '@hydrant/contract/records/description.ts'
import { getFieldText } from '../records/field-value.ts'
import { loadDescription } from '../records/load-description.ts'
import { loadHistory } from '../records/load-history.ts'
import { loadRecord } from '../records/load-record.ts'
import { loadRelated } from '../records/load-related.ts'
import { loadRowTables } from '../row-table/load-row-table.ts'
import { awaitOrErrorPage } from '../shell/office-errors.ts'
import { PRODUCT_TABLES } from './product-tables.ts'

/** Loads a product with everything that belongs to it and that the user may see. */
export async function loadProduct(staff: StaffClient, productId: string, objects: readonly ObjectSummary[]) {
  const path = { objectName: 'Product2', recordId: productId }
  const description = await loadDescription(staff, path.objectName)
  // The tag is read first: who changes the product in between is noticed when it is saved.
  const tag = await awaitOrErrorPage(staff.readTag(path.objectName, productId))
  const record = await loadRecord(staff, path, description.fields)
  const productClass = getFieldText(record, 'ProductClass') ?? ''
  const specs = PRODUCT_TABLES.filter(({ classes }) => classes?.includes(productClass) ?? true)
  const inTables = new Set(PRODUCT_TABLES.map(({ objectName, parentField }) => `${objectName}.${parentField}`))
  const childRelationships = description.childRelationships.filter(
    ({ childSObject, field }) => !inTables.has(`${childSObject}.${field}`),
  )
  const [tables, related, history] = await Promise.all([
    loadRowTables(
      staff,
      // What is loaded is sent to the browser, which has the texts already.
      specs.map(({ title: _title, hint: _hint, classes: _classes, ...spec }) => spec),
      { parentId: productId, objects },
    ),
    loadRelated(staff, { childRelationships }, productId),
    loadHistory(staff, path),
  ])
  return {
    description,
    record,
    tag,
    title: getFieldText(record, 'Name') ?? productId,
    tables,
    related: related.filter(({ records }) => records.length > 0),
    history,
    mayExplainPrices:
      objects.some(({ name }) => name === 'Account') && objects.some(({ name }) => name === 'Pricebook2'),
  }
}

/** A product with everything that belongs to it. */
export type LoadedProduct = Awaited<ReturnType<typeof loadProduct>>

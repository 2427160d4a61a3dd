import type { StaffClient } from '@hydrant/client/staff/create-staff-client.ts'
import { getFieldText, getParentText, type StoredRecord } from '../records/field-value.ts'
import { formatId } from '../records/soql-literal.ts'
import { awaitOrErrorPage } from '../shell/office-errors.ts'
import { parseValuesJson } from '../variations/parse-attribute-json.ts'

/** An attribute by which products are compared, with the value of a product; empty: it has none. */
export interface ProductAttributeValue {
  readonly name: string
  readonly label: string
  readonly value: string
}

/** Loads all attributes by which products are compared, with the values of a product. */
export async function loadAttributeValues(
  staff: StaffClient,
  record: StoredRecord,
): Promise<readonly ProductAttributeValue[]> {
  const values = parseValuesJson(getFieldText(record, 'Attributes__c'))
  const q = 'SELECT DeveloperName, Name FROM AttributeDefinition ORDER BY Sequence__c, Name LIMIT 2000'
  const { records } = await awaitOrErrorPage(staff.query(q))
  return records.map((definition) => {
    const name = getFieldText(definition, 'DeveloperName') ?? ''
    return { name, label: getFieldText(definition, 'Name') ?? name, value: values[name] ?? '' }
  })
}

/** How many variations the page of a product shows. */
const LIST_SIZE = 100

/** Loads the first variations of a product, with their values as text. */
export async function loadVariationList(staff: StaffClient, productId: string) {
  const q = `SELECT ProductId, Product.StockKeepingUnit, Product.Name, Product.IsActive, Values__c FROM ProductAttribute WHERE VariantParentId = ${formatId(productId)} ORDER BY Product.StockKeepingUnit LIMIT ${LIST_SIZE}`
  return (await awaitOrErrorPage(staff.query(q))).records.map((record) => ({
    id: getFieldText(record, 'ProductId') ?? '',
    sku: getParentText(record, 'Product', 'StockKeepingUnit') ?? '',
    name: getParentText(record, 'Product', 'Name') ?? '',
    isActive: getParentText(record, 'Product', 'IsActive') === 'true',
    values: Object.values(parseValuesJson(getFieldText(record, 'Values__c'))).join(', '),
  }))
}

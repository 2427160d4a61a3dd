import type { ObjectSummary } from '@hydrant/contract/records/description.ts'
import type { OfficeContext } from '../office-context.ts'
import { loadPlannedPrices } from '../price-books/load-planned-prices.ts'
import { loadProductMedia } from '../product-media/load-product-media.ts'
import { getFieldText } from '../records/field-value.ts'
import { loadDescription } from '../records/load-description.ts'
import { loadHistory } from '../records/load-history.ts'
import { loadOrTellFailure } from '../records/part-failure.tsx'
import { loadRecord } from '../records/load-record.ts'
import { loadRelated } from '../records/load-related.ts'
import { loadRowTables } from '../row-table/load-row-table.ts'
import { awaitOrErrorPage } from '../shell/office-errors.ts'
import { loadTranslations } from '../translations/load-translations.ts'
import { findPreviewAccount } from './find-preview-account.ts'
import { loadAttributeValues, loadVariationList } from './load-product-attributes.ts'
import { loadSuccessor } from './retire-product.ts'
import { PRODUCT_TABLES } from './product-tables.ts'

/** Loads a product with everything that belongs to it and that the user may see. */
export async function loadProduct(
  office: Pick<OfficeContext, 'client' | 'staff'>,
  request: Request,
  { productId, objects }: { readonly productId: string; readonly objects: readonly ObjectSummary[] },
) {
  const { staff } = office
  const path = { objectName: 'Product2', recordId: productId }
  const description = await loadDescription(staff, path.objectName)
  // The tag is read first: who changes the product in between is noticed when it is saved.
  const tag = await awaitOrErrorPage(staff.readTag(path.objectName, productId))
  const record = await loadRecord(staff, path, description.fields)
  const productClass = getFieldText(record, 'ProductClass') ?? ''
  const specs = PRODUCT_TABLES.filter(({ classes }) => classes?.includes(productClass) ?? true)
  const inTables = new Set(PRODUCT_TABLES.map(({ objectName, parentField }) => `${objectName}.${parentField}`))
  inTables.add('ProductAttribute.VariantParentId').add('ProductMedia.ProductId').add('PriceChange__c.Product__c')
  inTables.add('Product2DataTranslation.ParentId')
  const childRelationships = description.childRelationships.filter(
    ({ childSObject, field }) => !inTables.has(`${childSObject}.${field}`),
  )
  const sees = (name: string) => objects.some((object) => object.name === name)
  const [
    tables,
    related,
    history,
    attributes,
    variations,
    media,
    planned,
    successor,
    translations,
    preview,
    stockNotices,
  ] = await Promise.all([
    loadRowTables(
      staff,
      // What is loaded is sent to the browser, which has the texts already.
      specs.map(({ title: _title, hint: _hint, classes: _classes, ...spec }) => spec),
      { parentId: productId, objects },
    ),
    loadRelated(staff, { childRelationships }, productId),
    loadHistory(staff, path),
    sees('AttributeDefinition') ? loadAttributeValues(staff, record) : [],
    productClass === 'VariationParent' && sees('ProductAttribute') ? loadVariationList(staff, productId) : null,
    loadProductMedia(staff, { request, productId, objects }),
    sees('PriceChange__c')
      ? loadOrTellFailure(loadPlannedPrices(staff, { field: 'Product__c', id: productId, hasTags: false }))
      : null,
    sees('ProductRelation__c') ? loadOrTellFailure(loadSuccessor(staff, productId)) : null,
    loadTranslations(office, { objectName: 'Product2DataTranslation', parentId: productId, objects }),
    objects.some(({ name, updateable }) => name === 'Account' && updateable)
      ? findPreviewAccount(staff, request)
      : null,
    sees('StockLevel__c') ? loadOrTellFailure(staff.countStockNotices(productId)) : null,
  ])
  return {
    id: productId,
    description: { ...description, fields: description.fields.filter(({ name }) => !isOnFormOfItsOwn(name)) },
    record,
    tag,
    title: getFieldText(record, 'Name') ?? productId,
    tables,
    related: related.filter(({ records, failure }) => records.length > 0 || failure !== null),
    history,
    attributes,
    variations,
    media,
    planned,
    successor,
    translations,
    preview,
    stockNotices,
    mayExplainPrices: sees('Account') && sees('Pricebook2'),
  }
}

/**
 * Whether a field of products is not on the form of the others: the attributes have inputs of their own, and a product is
 * retired with its successor.
 */
export function isOnFormOfItsOwn(fieldName: string): boolean {
  return fieldName === 'Attributes__c' || fieldName === 'IsRetired__c'
}

/** A product with everything that belongs to it. */
export type LoadedProduct = Awaited<ReturnType<typeof loadProduct>>

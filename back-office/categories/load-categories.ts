import type { StaffClient } from '@hydrant/client/staff/create-staff-client.ts'
import type { ObjectSummary } from '@hydrant/contract/records/description.ts'
import type { OfficeContext } from '../office-context.ts'
import { getFieldText, getRecordId } from '../records/field-value.ts'
import { queryAll } from '../records/query-all.ts'
import { loadRowTable, type RowTableSpec } from '../row-table/load-row-table.ts'
import { awaitOrErrorPage } from '../shell/office-errors.ts'
import { loadTranslations } from '../translations/load-translations.ts'
import type { Category } from './category-tree.ts'

/** The table of the products of a category. */
export const CATEGORY_PRODUCTS: RowTableSpec = {
  name: 'products',
  objectName: 'ProductCategoryProduct',
  parentField: 'ProductCategoryId',
  columns: ['ProductId', 'IsPrimaryCategory'],
  orderBy: 'Product.StockKeepingUnit',
  keyPath: 'Product.StockKeepingUnit',
}

/** Loads all categories. */
export function loadCategories(staff: StaffClient): Promise<readonly Category[]> {
  return awaitOrErrorPage(readCategories(staff))
}

async function readCategories(staff: StaffClient): Promise<readonly Category[]> {
  const categories: Category[] = []
  const q = 'SELECT Id, Name, ParentCategoryId, SortOrder, IsNavigational FROM ProductCategory'
  for await (const { records } of queryAll(staff, q))
    for (const record of records)
      categories.push({
        id: getRecordId(record),
        name: getFieldText(record, 'Name') ?? '',
        parentId: getFieldText(record, 'ParentCategoryId'),
        sortOrder: Number(getFieldText(record, 'SortOrder') ?? 0),
        isInMenu: getFieldText(record, 'IsNavigational') === 'true',
      })
  return categories
}

/** Loads the tree, and the products and texts in other languages of the category that the query selects. */
export async function loadCategoryPage(
  office: Pick<OfficeContext, 'client' | 'staff'>,
  request: Request,
  objects: readonly ObjectSummary[],
) {
  const { staff } = office
  const categories = await loadCategories(staff)
  const selectedId = new URL(request.url).searchParams.get('at')
  const selected = categories.find(({ id }) => id === selectedId) ?? null
  const tag = selected === null ? null : await awaitOrErrorPage(staff.readTag('ProductCategory', selected.id))
  const products = selected === null ? null : await loadRowTable(staff, CATEGORY_PRODUCTS, { parentId: selected.id })
  const translations =
    selected === null
      ? null
      : await loadTranslations(office, {
          objectName: 'ProductCategoryDataTranslation',
          parentId: selected.id,
          objects,
        })
  const own = objects.find(({ name }) => name === 'ProductCategory')
  return { categories, selected, tag, products, translations, mayChange: own?.updateable ?? false }
}

/** The tree with the selected category. */
export type CategoryPageData = Awaited<ReturnType<typeof loadCategoryPage>>

import { data, redirect } from 'react-router'
import type { OfficeContext } from '../office-context.ts'
import { officeLinks } from '../office-links.ts'
import { getRecordId } from '../records/field-value.ts'
import { listRowErrors } from '../records/row-errors.ts'
import { type RejectedTable, saveRowTable, TABLE_FIELD } from '../row-table/save-row-table.ts'
import { readText } from '../shell/form-text.ts'
import { type DoneAction, toPathAfter } from '../shell/notice.tsx'
import { findFormErrors, type FormError, toIfMatch } from '../shell/office-errors.ts'
import { saveTranslations } from '../translations/save-translations.ts'
import { LANGUAGES_SECTION, type RejectedTranslations } from '../translations/translation-fields.ts'
import { planMove } from './category-tree.ts'
import { CATEGORY_PRODUCTS, loadCategories } from './load-categories.ts'

/** What a form on the page of categories sends back when it was rejected. */
export interface RejectedCategories {
  readonly intent: string
  readonly errors: readonly FormError[]
  /** The name that was typed. */
  readonly name: string
  readonly table: RejectedTable | null
  readonly translations: RejectedTranslations | null
}

/** What a form says instead of the id of a parent for categories at the top. */
export const TOP = 'top'

type Office = Pick<OfficeContext, 'staff' | 'basePath'>

/** Adds, renames or moves a category, or changes its products, as a form asks for, and shows the page again. */
export async function changeCategories(office: Office, request: Request): Promise<RejectedCategories> {
  const form = await request.clone().formData()
  const read = (name: string) => readText(form, name)
  const id = read('id')
  const at = new URL(request.url).searchParams.get('at') ?? ''
  if (form.get(TABLE_FIELD) === CATEGORY_PRODUCTS.name) {
    const saving = { spec: CATEGORY_PRODUCTS, parentId: at, path: officeLinks.categories(at) }
    return { ...NOTHING, table: await saveRowTable(office, request, saving) }
  }
  const intent = read('intent')
  if (intent === LANGUAGES_SECTION) {
    const target = { parentId: at, path: officeLinks.categories(at) }
    const saving = { objectName: 'ProductCategoryDataTranslation', ...target } as const
    return { ...NOTHING, translations: await saveTranslations(office, request, saving) }
  }
  let change: CategoryChange = { done: 'saved', shownId: id, errors: [] }
  const errors = await findFormErrors(
    applyChange(office, { intent, id, at, read }).then((applied) => (change = applied)),
    { request, basePath: office.basePath },
  )
  const shown = [...errors, ...change.errors]
  if (shown.length > 0) return { ...NOTHING, intent, errors: shown, name: read('name') }
  throw redirect(toPathAfter(change.done, officeLinks.categories(change.shownId)))
}

const NOTHING: RejectedCategories = { intent: '', errors: [], name: '', table: null, translations: null }

interface CategoryChange {
  readonly done: DoneAction
  /** The category that is shown after it. */
  readonly shownId: string
  readonly errors: readonly FormError[]
}

async function applyChange(
  office: Office,
  { intent, id, at, read }: { intent: string; id: string; at: string; read: (name: string) => string },
): Promise<CategoryChange> {
  const parentId = read('parentId') || null
  if (intent === 'add')
    return { done: 'created', shownId: await addCategory(office, { name: read('name'), parentId }), errors: [] }
  if (intent === 'rename') {
    await office.staff.updateRecord('ProductCategory', id, { Name: read('name') }, toIfMatch(read('tag')))
    return { done: 'saved', shownId: id, errors: [] }
  }
  if (intent !== 'move') throw data(null, { status: 400 })
  const chosen = Number.parseInt(read('position'), 10) || 0
  // The places of the form are those among the present siblings: in another category it is the first or the last one.
  const isElsewhere = read('siblingsOf') !== '' && read('siblingsOf') !== (parentId ?? TOP)
  const position = isElsewhere && chosen > 0 ? Number.MAX_SAFE_INTEGER : chosen
  return { done: 'changed', shownId: at, errors: await moveCategory(office, { id, parentId, position }) }
}

async function addCategory(
  { staff }: Office,
  { name, parentId }: { readonly name: string; readonly parentId: string | null },
): Promise<string> {
  const { records } = await staff.query('SELECT Id FROM ProductCatalog LIMIT 1')
  const siblings = (await loadCategories(staff)).filter((one) => one.parentId === parentId)
  const created = await staff.createRecord('ProductCategory', {
    Name: name,
    SortOrder: Math.max(-1, ...siblings.map(({ sortOrder }) => sortOrder)) + 1,
    ...(parentId !== null && { ParentCategoryId: parentId }),
    ...(records[0] !== undefined && { CatalogId: getRecordId(records[0]) }),
  })
  return created.id ?? ''
}

/** Moves a category; it and its new siblings are changed together or not at all. Returns what is wrong. */
async function moveCategory(
  { staff }: Office,
  { id, ...place }: { readonly id: string; readonly parentId: string | null; readonly position: number },
): Promise<readonly FormError[]> {
  const changes = planMove(await loadCategories(staff), id, place)
  if (changes.length === 0) return []
  const results = await staff.updateRecords({
    allOrNone: true,
    records: changes.map((change) => ({
      attributes: { type: 'ProductCategory' },
      id: change.id,
      ParentCategoryId: change.parentId,
      SortOrder: change.sortOrder,
    })),
  })
  // The form has no field for what is wrong with a position.
  return listRowErrors(results).map(({ message }) => ({ message, fields: [] }))
}

import { redirect } from 'react-router'
import type { OfficeContext } from '../office-context.ts'
import { officeLinks } from '../office-links.ts'
import { deleteFromPage, type RejectedForm, saveFromForm } from '../records/save-record.ts'
import { type RejectedTable, saveRowTable, TABLE_FIELD } from '../row-table/save-row-table.ts'
import { toPathAfter } from '../shell/notice.tsx'
import { findFormErrors, toIfMatch } from '../shell/office-errors.ts'
import { PRODUCT_TABLES } from './product-tables.ts'

/** What a form on the page of a product sends back when it was rejected. */
export interface RejectedProduct {
  readonly fields: RejectedForm | null
  readonly table: RejectedTable | null
}

type Office = Pick<OfficeContext, 'staff' | 'basePath'>

/** Does with a product what one of its forms asks for, and shows it again. */
export async function changeProduct(office: Office, request: Request, productId: string): Promise<RejectedProduct> {
  const form = await request.clone().formData()
  const path = officeLinks.product(productId)
  const spec = PRODUCT_TABLES.find(({ name }) => name === form.get(TABLE_FIELD))
  if (spec !== undefined)
    return { fields: null, table: await saveRowTable(office, request, { spec, parentId: productId, path }) }
  const record = { objectName: 'Product2', recordId: productId, returnTo: path }
  const intent = form.get('intent')
  if (intent === 'delete') return { fields: await deleteFromPage(office, request, record), table: null }
  if (intent === 'publish' || intent === 'withdraw')
    return { fields: await publish(office, request, { productId, form }), table: null }
  return { fields: await saveFromForm(office, request, record), table: null }
}

async function publish(
  { staff, basePath }: Office,
  request: Request,
  { productId, form }: { readonly productId: string; readonly form: FormData },
): Promise<RejectedForm> {
  const isActive = form.get('intent') === 'publish'
  const errors = await findFormErrors(
    staff.updateRecord('Product2', productId, { IsActive: isActive }, toIfMatch(form.get('tag'))),
    { request, basePath },
  )
  if (errors.length > 0) return { errors, typed: {}, original: {} }
  throw redirect(toPathAfter(isActive ? 'published' : 'withdrawn', officeLinks.product(productId)))
}

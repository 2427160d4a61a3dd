import { redirect } from 'react-router'
import type { OfficeContext } from '../office-context.ts'
import { officeLinks } from '../office-links.ts'
import { changeProductMedia, isMediaIntent, type RejectedMedia } from '../product-media/change-product-media.ts'
import type { DescribedField } from '../records/load-description.ts'
import { deleteFromPage, type RejectedForm, saveFromForm } from '../records/save-record.ts'
import { type RejectedTable, saveRowTable, TABLE_FIELD } from '../row-table/save-row-table.ts'
import { readTexts } from '../shell/form-text.ts'
import { toPathAfter } from '../shell/notice.tsx'
import { findFormErrors, toIfMatch } from '../shell/office-errors.ts'
import { saveTranslations } from '../translations/save-translations.ts'
import { LANGUAGES_SECTION, type RejectedTranslations } from '../translations/translation-fields.ts'
import { isOnFormOfItsOwn } from './load-product.ts'
import { PRODUCT_INTENTS, type RejectedTexts } from './product-intents.ts'
import { PRODUCT_TABLES } from './product-tables.ts'
import { retireProduct } from './retire-product.ts'
import { saveAttributes } from './save-attributes.ts'

/** What a form on the page of a product sends back when it was rejected. */
export interface RejectedProduct {
  readonly fields: RejectedForm | null
  readonly table: RejectedTable | null
  /** One of the other forms. */
  readonly texts: RejectedTexts | null
  readonly media: RejectedMedia | null
  readonly translations: RejectedTranslations | null
}

type Office = Pick<OfficeContext, 'staff' | 'library' | 'basePath'>

/** Does with a product what one of its forms asks for, and shows it again. */
export async function changeProduct(office: Office, request: Request, productId: string): Promise<RejectedProduct> {
  const form = await request.clone().formData()
  const path = officeLinks.product(productId)
  const spec = PRODUCT_TABLES.find(({ name }) => name === form.get(TABLE_FIELD))
  if (spec !== undefined)
    return { ...NOTHING, table: await saveRowTable(office, request, { spec, parentId: productId, path }) }
  if (isMediaIntent(form.get('intent')))
    return { ...NOTHING, media: await changeProductMedia(office, request, productId) }
  const record = { objectName: 'Product2', recordId: productId, returnTo: path }
  switch (form.get('intent')) {
    case 'delete':
      return { ...NOTHING, fields: await deleteFromPage(office, request, record) }
    case 'publish':
    case 'withdraw':
      return { ...NOTHING, fields: await publish(office, request, { productId, form }) }
    case PRODUCT_INTENTS.attributes:
      return {
        ...NOTHING,
        texts: await saveTexts(office, request, {
          form,
          path,
          save: (typed) => saveAttributes(office.staff, productId, typed),
        }),
      }
    case LANGUAGES_SECTION: {
      const target = { objectName: 'Product2DataTranslation', parentId: productId, path } as const
      return { ...NOTHING, translations: await saveTranslations(office, request, target) }
    }
    case PRODUCT_INTENTS.retire:
    case PRODUCT_INTENTS.sellAgain:
      return { ...NOTHING, texts: await retire(office, request, { form, productId }) }
    default: {
      const selectFields = (fields: readonly DescribedField[]) =>
        fields.filter(({ name, updateable }) => updateable && !isOnFormOfItsOwn(name))
      return { ...NOTHING, fields: await saveFromForm(office, request, { ...record, selectFields }) }
    }
  }
}

const NOTHING: RejectedProduct = { fields: null, table: null, texts: null, media: null, translations: null }

async function saveTexts(
  { basePath }: Office,
  request: Request,
  {
    form,
    path,
    save,
  }: {
    readonly form: FormData
    readonly path: string
    readonly save: (typed: Readonly<Record<string, string>>) => Promise<void>
  },
): Promise<RejectedTexts> {
  const typed = readTexts(form)
  const intent = typed['intent'] ?? ''
  const errors = await findFormErrors(save(typed), { request, basePath })
  if (errors.length > 0) return { intent, errors, typed }
  throw redirect(toPathAfter('saved', path, intent))
}

async function retire(
  office: Office,
  request: Request,
  { form, productId }: { readonly form: FormData; readonly productId: string },
): Promise<RejectedTexts> {
  const typed = readTexts(form)
  const isRetired = typed['intent'] === PRODUCT_INTENTS.retire
  const errors = await (isRetired
    ? retireProduct(office, request, { productId, typed })
    : findFormErrors(
        office.staff.updateRecord('Product2', productId, { IsRetired__c: false }, toIfMatch(form.get('tag'))),
        { request, basePath: office.basePath },
      ))
  if (errors.length > 0) return { intent: typed['intent'] ?? '', errors, typed }
  throw redirect(toPathAfter(isRetired ? 'retired' : 'soldAgain', officeLinks.product(productId)))
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

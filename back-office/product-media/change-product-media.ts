import { redirect } from 'react-router'
import * as messages from '@hydrant/messages/compiled/back-office/product-media.js'
import type { OfficeContext } from '../office-context.ts'
import { officeLinks } from '../office-links.ts'
import { getFieldText, getRecordId } from '../records/field-value.ts'
import { formatId, formatText } from '../records/soql-literal.ts'
import { readTexts } from '../shell/form-text.ts'
import { toPathAfter } from '../shell/notice.tsx'
import { findFormErrors, type FormError, toIfMatch } from '../shell/office-errors.ts'
import { loadGroups } from './load-product-media.ts'
import {
  MAX_FILE_MEGABYTES,
  MEDIA_FIELDS,
  MEDIA_INPUTS,
  MEDIA_INTENTS,
  MEDIA_SECTION_ID,
  toMediaInput,
} from './media-fields.ts'

type Office = Pick<OfficeContext, 'staff' | 'library' | 'basePath'>

/** What a rejected form for pictures and documents sends back. */
export interface RejectedMedia {
  readonly intent: string
  /** What is wrong; the fields are the names of inputs. */
  readonly errors: readonly FormError[]
  readonly typed: Readonly<Record<string, string>>
}

/** Whether a form is one for pictures and documents. */
export function isMediaIntent(intent: FormDataEntryValue | null): boolean {
  return Object.values<FormDataEntryValue | null>(MEDIA_INTENTS).includes(intent)
}

/**
 * Saves order, texts and primary pictures of the media of a product, or adds a file to it: one that is uploaded into the
 * library, or one that is there. The checks of uploads are those of the library.
 */
export async function changeProductMedia(office: Office, request: Request, productId: string): Promise<RejectedMedia> {
  const form = await request.clone().formData()
  const typed = readTexts(form)
  const intent = typed['intent'] ?? ''
  const errors: FormError[] = []
  const change = async (): Promise<void> => {
    if (intent === MEDIA_INTENTS.upload) errors.push(...(await upload(office, form, { productId, typed })))
    else if (intent === MEDIA_INTENTS.choose)
      await addToProduct(office, {
        productId,
        contentId: typed[MEDIA_INPUTS.content] ?? '',
        groupId: typed[MEDIA_INPUTS.group] ?? '',
      })
    else errors.push(...(await saveMedia(office, request, typed)))
  }
  const refused = await findFormErrors(change(), { request, basePath: office.basePath })
  // What the library says of a file names no field.
  const thrown =
    intent === MEDIA_INTENTS.upload ? refused.map(({ message }) => ({ message, fields: [MEDIA_INPUTS.file] })) : refused
  if (errors.length + thrown.length > 0) return { intent, errors: [...errors, ...thrown], typed }
  throw redirect(toPathAfter('saved', officeLinks.product(productId), MEDIA_SECTION_ID))
}

async function upload(
  { staff, library }: Office,
  form: FormData,
  { productId, typed }: { readonly productId: string; readonly typed: Readonly<Record<string, string>> },
): Promise<readonly FormError[]> {
  const file = form.get(MEDIA_INPUTS.file)
  if (!(file instanceof File) || file.size === 0) return [{ message: messages.noFile(), fields: [MEDIA_INPUTS.file] }]
  if (file.size > MAX_FILE_MEGABYTES * 1024 * 1024) {
    const message = messages.fileTooLarge({ megabytes: String(MAX_FILE_MEGABYTES) })
    return [{ message, fields: [MEDIA_INPUTS.file] }]
  }
  // The type that a browser says a file has counts for nothing: the library finds it out from the bytes.
  const body = new Blob([await file.arrayBuffer()], { type: 'application/octet-stream' })
  const { contentKey, mediaType } = await library.uploadMedia(body, { query: { fileName: file.name || 'file' } })
  const q = `SELECT Id, AlternateText__c FROM ManagedContent WHERE ContentKey = ${formatText(contentKey)}`
  const [record] = (await staff.query(q)).records
  const contentId = record === undefined ? '' : getRecordId(record)
  const text = typed[MEDIA_INPUTS.text] ?? ''
  // The same file may be in the library already, described by somebody.
  const isDescribed = record !== undefined && getFieldText(record, 'AlternateText__c') !== null
  if (text !== '' && !isDescribed) await staff.updateRecord('ManagedContent', contentId, { AlternateText__c: text })
  const groups = await loadGroups(staff)
  const groupId = mediaType === 'Image' ? (typed[MEDIA_INPUTS.group] ?? '') : (groups['Attachment'] ?? '')
  await addToProduct({ staff }, { productId, contentId, groupId })
  const listGroup = groups['Listing'] ?? ''
  if (
    mediaType === 'Image' &&
    groupId === groups['Standard'] &&
    (await findNextOrder(staff, productId, listGroup)) === 0
  )
    await addToProduct({ staff }, { productId, contentId, groupId: listGroup })
  return []
}

interface NewMedium {
  readonly productId: string
  readonly contentId: string
  readonly groupId: string
}

async function addToProduct(
  { staff }: Pick<Office, 'staff'>,
  { productId, contentId, groupId }: NewMedium,
): Promise<void> {
  await staff.createRecord('ProductMedia', {
    ProductId: productId,
    ElectronicMediaId: contentId,
    ElectronicMediaGroupId: groupId,
    SortOrder: String(await findNextOrder(staff, productId, groupId)),
  })
}

async function findNextOrder(staff: Office['staff'], productId: string, groupId: string): Promise<number> {
  const q = `SELECT SortOrder FROM ProductMedia WHERE ProductId = ${formatId(productId)} AND ElectronicMediaGroupId = ${formatId(groupId)} ORDER BY SortOrder DESC LIMIT 1`
  const [last] = (await staff.query(q)).records
  return last === undefined ? 0 : Number(getFieldText(last, 'SortOrder')) + 1
}

/** Saves the rows of the form, each over its ETag; the errors are at the inputs of their rows. */
async function saveMedia(
  { staff, basePath }: Office,
  request: Request,
  typed: Readonly<Record<string, string>>,
): Promise<readonly FormError[]> {
  const ids = Object.keys(typed).flatMap((name) => {
    const [id = '', field] = name.split('.')
    return field === MEDIA_FIELDS.contentId ? [id] : []
  })
  const read = (id: string, field: string) => typed[toMediaInput(id, field)] ?? ''
  const wrong = ids.filter((id) => !/^\d{1,9}$/.test(read(id, MEDIA_FIELDS.order)))
  if (wrong.length > 0)
    return wrong.map((id) => ({ message: messages.wrongOrder(), fields: [toMediaInput(id, MEDIA_FIELDS.order)] }))
  const errors: FormError[] = []
  const run = async (id: string, field: string, call: Promise<unknown>): Promise<void> => {
    for (const { message } of await findFormErrors(call, { request, basePath }))
      errors.push({ message, fields: [toMediaInput(id, field)] })
  }
  const orders = toOrders(ids, typed)
  for (const id of ids) {
    const tag = toIfMatch(read(id, MEDIA_FIELDS.tag))
    if (read(id, MEDIA_FIELDS.removed) === 'true') {
      await run(id, MEDIA_FIELDS.removed, staff.deleteRecord('ProductMedia', id, tag))
      continue
    }
    const order = orders.get(id) ?? read(id, MEDIA_FIELDS.order)
    if (order !== read(id, MEDIA_FIELDS.oldOrder))
      await run(id, MEDIA_FIELDS.order, staff.updateRecord('ProductMedia', id, { SortOrder: order }, tag))
    const isDecorative = read(id, MEDIA_FIELDS.decorative) === 'true'
    const text = read(id, MEDIA_FIELDS.text)
    if (text === read(id, MEDIA_FIELDS.oldText) && String(isDecorative) === read(id, MEDIA_FIELDS.oldDecorative))
      continue
    const fields = { AlternateText__c: text, IsDecorative__c: isDecorative }
    const contentTag = toIfMatch(read(id, MEDIA_FIELDS.contentTag))
    const contentId = read(id, MEDIA_FIELDS.contentId)
    await run(id, MEDIA_FIELDS.text, staff.updateRecord('ManagedContent', contentId, fields, contentTag))
  }
  return errors
}

/** Returns the order of the media in groups whose primary picture was changed: that one first, the others as typed. */
function toOrders(ids: readonly string[], typed: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  const orders = new Map<string, string>()
  const groups = Map.groupBy(ids, (id) => typed[toMediaInput(id, MEDIA_FIELDS.group)] ?? '')
  for (const [groupId, members] of groups) {
    const primary = typed[MEDIA_INPUTS.primary + groupId]
    const readOrder = (id: string) => Number(typed[toMediaInput(id, MEDIA_FIELDS.order)])
    const sorted = members.toSorted((one, other) => readOrder(one) - readOrder(other))
    // Whoever only changes numbers means the numbers.
    if (primary === undefined || primary === typed[MEDIA_INPUTS.oldPrimary + groupId]) continue
    const withPrimary = [primary, ...sorted.filter((id) => id !== primary)]
    for (const [position, id] of withPrimary.entries()) orders.set(id, String(position))
  }
  return orders
}

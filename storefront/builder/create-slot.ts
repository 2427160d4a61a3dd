import { data, redirect } from 'react-router'
import type { FormIssue } from '@hydrant/design/form/error-summary.tsx'
import { toPartNumberKey } from '@hydrant/kernel/identity/part-number-key.ts'
import * as messages from '@hydrant/messages/compiled/storefront/builder-pages.js'
import { parseSlotPath } from '@hydrant/page-model/slots/page-slots.ts'
import { setFlash } from '../session/flash.ts'
import { callAndCatchClientError } from '../session/error-view.ts'
import { readTextField } from '../session/form-text.ts'
import type { ShopContext } from '../shop-context.ts'
import { builderLinks } from './builder-links.ts'
import { findCategories } from './link-targets.ts'
import { describeSlot } from './page-texts.ts'

/** The ids of the fields that an error can point to. */
export const NEW_SLOT_FIELDS = {
  location: 'slot-location',
  category: 'slot-category',
  partNumber: 'slot-part',
} as const

/** A slot that could not be made, with the values that were entered. */
export interface FailedSlot {
  readonly errors: readonly FormIssue[]
  readonly location: string
  readonly categoryId: string
  readonly partNumber: string
}

/**
 * Makes a page slot from the fields `location`, such as `product/above`, and `category` or `partNumber` of what it is
 * for, and redirects to the editor.
 */
export async function createSlot(shop: Pick<ShopContext, 'builder' | 'client' | 'cookies'>, form: FormData) {
  const [location, categoryId, partNumber] = [
    readTextField(form, 'location'),
    readTextField(form, 'category'),
    readTextField(form, 'partNumber').trim().slice(0, 100),
  ]
  const toFailure = (fieldId: string, message: string, status = 422) =>
    data<FailedSlot>({ errors: [{ fieldId, message }], location, categoryId, partNumber }, { status })
  const parsed = parseSlotPath(location)
  if (parsed === null) return toFailure(NEW_SLOT_FIELDS.location, messages.locationMissing())
  const { place, position } = parsed
  if (categoryId !== '' && partNumber !== '') return toFailure(NEW_SLOT_FIELDS.partNumber, messages.chooseOne())
  const product = partNumber === '' ? null : await findProduct(shop, partNumber)
  if (partNumber !== '' && product === null)
    return toFailure(NEW_SLOT_FIELDS.partNumber, messages.unknownPartNumber({ partNumber }))
  const targetId = product?.id ?? (categoryId === '' ? null : categoryId)
  const category =
    categoryId === '' ? undefined : (await findCategories(shop, categoryId)).find(({ value }) => value === categoryId)
  const targetName = product?.name ?? category?.name ?? targetId
  const createResult = await callAndCatchClientError(() =>
    shop.builder.createBuilderSlot({
      place,
      position,
      ...(targetId !== null && { targetId }),
      title: describeSlot({ place, position, targetId, targetName }).slice(0, 200),
      document: { root: {}, content: [] },
    }),
  )
  if (!createResult.ok) {
    const fieldId =
      createResult.error.code === 'DUPLICATE' || targetId === null
        ? NEW_SLOT_FIELDS.location
        : NEW_SLOT_FIELDS[product === null ? 'category' : 'partNumber']
    return toFailure(fieldId, createResult.error.message, createResult.error.status)
  }
  setFlash(shop.cookies, { tone: 'success', message: messages.slotMade() })
  return redirect(builderLinks.page(createResult.value.pageId))
}

async function findProduct({ builder }: Pick<ShopContext, 'builder'>, partNumber: string) {
  const { products } = await builder.listBuilderProducts({ skus: partNumber })
  const product = products.find(
    ({ stockKeepingUnit }) => toPartNumberKey(stockKeepingUnit ?? '') === toPartNumberKey(partNumber),
  )
  return product === undefined ? null : { id: product.productId, name: product.name }
}

import { toStorableText } from '@hydrant/kernel/text/storable-text.ts'
import * as messages from '@hydrant/messages/compiled/storefront/cart.js'
import { callAndCatchClientError } from '../session/error-view.ts'
import { readTextField } from '../session/form-text.ts'
import type { ShopContext } from '../shop-context.ts'
import { MAX_BUYER_NOTE_LENGTH, replaceBuyerNote } from './buyer-note.ts'
import type { CartChangeResult } from './cart-change-result.ts'
import { loadCartItemsByIds } from './load-all-items.ts'

/** Changes what the buyer has noted at the line `itemId`; an empty field removes it. */
export async function changeLineNote(form: FormData, shop: ShopContext): Promise<CartChangeResult> {
  const lineId = readTextField(form, 'itemId')
  const note = toStorableText(readTextField(form, 'note'))
  const reference = toStorableText(readTextField(form, 'reference'))
  const [tooLong] = [
    { field: messages.note(), length: note.length },
    { field: messages.reference(), length: reference.length },
  ].filter(({ length }) => length > MAX_BUYER_NOTE_LENGTH)
  if (tooLong !== undefined)
    return { ok: false, lineId, message: messages.noteTooLong({ ...tooLong, max: MAX_BUYER_NOTE_LENGTH }) }
  const change = await callAndCatchClientError(async () => {
    const [item] = await loadCartItemsByIds(shop, new Set([lineId]))
    if (item === undefined) return false
    const customFields = replaceBuyerNote(item.customFields ?? [], { note, reference })
    await shop.client.updateCartItem('current', lineId, { customFields })
    return true
  })
  if (!change.ok) return { ok: false, lineId, message: change.error.message }
  return { ok: change.value, lineId, message: change.value ? messages.noteSaved() : messages.notInCart() }
}

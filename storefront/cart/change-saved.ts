import type { MovedCartItem } from '@hydrant/contract/shop/named-carts.ts'
import { isRecord } from '@hydrant/kernel/json/is-record.ts'
import * as messages from '@hydrant/messages/compiled/storefront/carts.js'
import { readTextField } from '../session/form-text.ts'
import type { ShopContext } from '../shop-context.ts'
import { MOVED_LINES_FIELD, SAVED_CART_FIELD } from './saved-cart-field.ts'
import type { MovedLines, SelectionResult } from './selection-result.ts'

type Change = Pick<SelectionResult, 'tone' | 'text'> & Partial<SelectionResult>

const SAVED_FOR_LATER = 'saved-for-later'

/** The `intent` of forms that save lines for later: `save:` with the id of a line, or that of those selected. */
export const SAVING_INTENTS = /^(save:.*|save-selected|unsave:.*|remove-saved:.*|move-back)$/

/** Saves lines for later, moves one of those back to the cart or removes it, or undoes what was moved. */
export async function changeSaved(form: FormData, shop: ShopContext): Promise<Change> {
  const [intent = '', lineId = ''] = readTextField(form, 'intent').split(':')
  const savedCartId = readTextField(form, SAVED_CART_FIELD)
  switch (intent) {
    case 'save':
      return moveLines(shop, 'current', { targetCart: SAVED_FOR_LATER, items: [{ cartItemId: lineId }] })
    case 'unsave':
      return moveLines(shop, savedCartId, { targetCart: 'current', items: [{ cartItemId: lineId }] })
    case 'remove-saved':
      await shop.client.deleteCartItem(savedCartId, lineId)
      return { tone: 'success', text: messages.savedLineRemoved() }
    case 'move-back':
      return moveBack(form, shop)
    default: {
      const ids = form.getAll('selected').filter((id) => typeof id === 'string')
      if (ids.length === 0) return { tone: 'error', text: messages.nothingSelected() }
      const items = ids.map((cartItemId) => ({ cartItemId }))
      return moveLines(shop, 'current', { targetCart: SAVED_FOR_LATER, items })
    }
  }
}

type MoveInput = Parameters<ShopContext['buyer']['moveCartItems']>[1]

async function moveLines({ buyer }: ShopContext, ref: string, input: MoveInput): Promise<Change> {
  const { targetCartId, items } = await buyer.moveCartItems(ref, input)
  const isSaved = input.targetCart === SAVED_FOR_LATER
  const [only] = items
  const product = items.length === 1 && only !== undefined ? only.name : ''
  const count = items.length
  return {
    tone: 'success',
    text: isSaved ? messages.linesSaved({ count, product }) : messages.linesInCart({ count, product }),
    moved: {
      cartId: targetCartId,
      targetCart: isSaved ? 'current' : SAVED_FOR_LATER,
      items: items.map(toMoveBack),
    },
  }
}

function toMoveBack({ targetCartItemId, quantity, cartDeliveryGroupId }: MovedCartItem): MoveInput['items'][number] {
  return { cartItemId: targetCartItemId, quantity, cartDeliveryGroupId }
}

async function moveBack(form: FormData, { buyer }: ShopContext): Promise<Change> {
  const moved = readMovedLines(readTextField(form, MOVED_LINES_FIELD))
  if (moved === null) return { tone: 'error', text: messages.nothingSelected() }
  const { cartId, targetCart, items } = moved
  await buyer.moveCartItems(cartId, { targetCart, items: [...items] })
  return { tone: 'success', text: messages.movedBack({ count: items.length }) }
}

/** Reads the moved lines of a form; null when it has none. Whether they can be moved is for the server to say. */
function readMovedLines(text: string): MovedLines | null {
  try {
    const value: unknown = JSON.parse(text)
    return isMovedLines(value) ? value : null
  } catch {
    return null
  }
}

function isMovedLines(value: unknown): value is MovedLines {
  return (
    isRecord(value) &&
    typeof value['cartId'] === 'string' &&
    typeof value['targetCart'] === 'string' &&
    Array.isArray(value['items'])
  )
}

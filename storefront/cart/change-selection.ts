import type { CartItem } from '@hydrant/contract/shop/cart-item.ts'
import type { CartItemInput } from '@hydrant/contract/shop/cart.ts'
import * as messages from '@hydrant/messages/compiled/storefront/cart.js'
import { callAndCatchClientError } from '../session/error-view.ts'
import { readTextField } from '../session/form-text.ts'
import type { ShopContext } from '../shop-context.ts'
import { createIdempotencyKey } from './idempotency-key.ts'
import { readBuyerNote, replaceBuyerNote } from './buyer-note.ts'
import { loadCartItemsByIds } from './load-all-items.ts'
import type { RemovedLine, SelectionResult } from './selection-result.ts'

/**
 * Handles the form of the selected lines by the field `intent`: `remove-selected`, `remove:` with the id of one line, or
 * `restore` with the fields of removed lines.
 */
export async function changeSelection(form: FormData, shop: ShopContext): Promise<SelectionResult> {
  const [intent = '', lineId = ''] = readTextField(form, 'intent').split(':')
  const result = await callAndCatchClientError(() =>
    intent === 'restore'
      ? restoreLines(form, shop)
      : removeLines(shop, new Set(intent === 'remove' ? [lineId] : readTexts(form, 'selected'))),
  )
  return {
    id: createIdempotencyKey(),
    details: [],
    removed: [],
    ...(result.ok ? result.value : { tone: 'error', text: result.error.message }),
  }
}

type Change = Pick<SelectionResult, 'tone' | 'text'> & Partial<SelectionResult>

async function removeLines(shop: ShopContext, ids: ReadonlySet<string>): Promise<Change> {
  if (ids.size === 0) return { tone: 'error', text: messages.nothingSelected() }
  const items = await loadCartItemsByIds(shop, ids)
  const [only] = items
  if (only === undefined) return { tone: 'error', text: messages.notInCart() }
  const { deleted, details } = await deleteItems(shop, items)
  return {
    tone: details.length === 0 ? 'success' : 'warning',
    text:
      items.length === 1 && details.length === 0
        ? messages.lineRemoved({ product: only.name })
        : messages.linesRemoved({ count: deleted.length }),
    details,
    removed: deleted.map(toRemovedLine),
  }
}

/** Deletes lines from the cart; `details` says of each that stays why. */
export async function deleteItems(
  { client }: Pick<ShopContext, 'client'>,
  items: readonly CartItem[],
): Promise<{ readonly deleted: readonly CartItem[]; readonly details: readonly string[] }> {
  const deleted: CartItem[] = []
  const details: string[] = []
  for (const item of items) {
    const result = await callAndCatchClientError(() => client.deleteCartItem('current', item.cartItemId ?? ''))
    if (result.ok) deleted.push(item)
    else details.push(messages.lineWithProblem({ product: item.name, problem: result.error.message }))
  }
  return { deleted, details }
}

function toRemovedLine(item: CartItem): RemovedLine {
  return {
    productId: item.productId,
    name: item.name,
    quantity: item.quantity,
    sellingModelId: item.productSellingModelId ?? '',
    term: item.subscriptionTerm?.toString() ?? '',
    ...readBuyerNote(item.customFields),
  }
}

async function restoreLines(form: FormData, { client }: ShopContext): Promise<Change> {
  const names = readTexts(form, 'name')
  const inputs = readRemovedInputs(form)
  if (inputs.length === 0) return { tone: 'error', text: messages.nothingSelected() }
  const { results } = await client.addCartItems('current', { inputs: inputs.map((richInput) => ({ richInput })) })
  const details = results.flatMap(({ result }, position) =>
    Array.isArray(result)
      ? [messages.lineWithProblem({ product: names[position] ?? '', problem: result[0]?.message ?? '' })]
      : [],
  )
  return {
    tone: details.length === 0 ? 'success' : 'warning',
    text: messages.linesBack({ restored: inputs.length - details.length, refused: details.length }),
    details,
  }
}

/** Reads the fields of removed lines, of which each line has all, in the same order. */
function readRemovedInputs(form: FormData): CartItemInput[] {
  const [quantities, models, terms, notes, references] = (
    ['quantity', 'sellingModelId', 'term', 'note', 'reference'] as const
  ).map((name) => readTexts(form, name))
  return readTexts(form, 'productId').map((productId, position) => {
    const term = Number(terms?.[position])
    return {
      type: 'Product',
      productId,
      quantity: quantities?.[position] ?? '',
      ...(models?.[position] && { productSellingModelId: models[position] }),
      ...(Number.isInteger(term) && term > 0 && { subscriptionTerm: term }),
      customFields: replaceBuyerNote([], { note: notes?.[position] ?? '', reference: references?.[position] ?? '' }),
    }
  })
}

function readTexts(form: FormData, name: string): string[] {
  return form.getAll(name).map((value) => (typeof value === 'string' ? value : ''))
}

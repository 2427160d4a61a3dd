import type { CartItem } from '@hydrant/contract/shop/cart-item.ts'
import { isClientError, isResponseError } from '@hydrant/client/errors.ts'
import { isRecord } from '@hydrant/kernel/json/is-record.ts'
import * as messages from '@hydrant/messages/compiled/storefront/cart.js'
import { callAndCatchClientError } from '../session/error-view.ts'
import { readTextField } from '../session/form-text.ts'
import type { ShopContext } from '../shop-context.ts'
import { changeSaved, SAVING_INTENTS } from './change-saved.ts'
import { createIdempotencyKey, toIdempotencyHeader } from './idempotency-key.ts'
import { REMOVED_LINE_FIELD } from './removed-line-field.ts'
import { loadCartItemsByIds } from './load-all-items.ts'
import type { RemovedLine, SelectionResult } from './selection-result.ts'

/**
 * Handles the form of the selected lines by the field `intent`: `remove-selected`, `remove:` with the id of one line,
 * `restore` with removed lines, or one of `SAVING_INTENTS`.
 */
export async function changeSelection(form: FormData, shop: ShopContext): Promise<SelectionResult> {
  const result = await callAndCatchClientError(() => runIntent(form, shop))
  return {
    id: createIdempotencyKey(),
    details: [],
    removed: [],
    moved: null,
    ...(result.ok ? result.value : { tone: 'error', text: result.error.message }),
  }
}

function runIntent(form: FormData, shop: ShopContext): Promise<Change> {
  const text = readTextField(form, 'intent')
  if (SAVING_INTENTS.test(text)) return changeSaved(form, shop)
  const [intent = '', lineId = ''] = text.split(':')
  if (intent === 'restore') return restoreLines(form, shop)
  return removeLines(shop, new Set(intent === 'remove' ? [lineId] : readTexts(form, 'selected')))
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

/**
 * Deletes lines from the cart, one by one; `details` says of each that stays why. Where the server does not answer, it
 * is not asked about the lines that follow, which stay.
 */
export async function deleteItems(
  { client }: Pick<ShopContext, 'client'>,
  items: readonly CartItem[],
): Promise<{ readonly deleted: readonly CartItem[]; readonly details: readonly string[] }> {
  const deleted: CartItem[] = []
  const details: string[] = []
  for (const item of items) {
    try {
      await client.deleteCartItem('current', item.cartItemId ?? '')
      deleted.push(item)
    } catch (error) {
      const status = isResponseError(error) ? error.status : null
      if (!isClientError(error) || status === 401) throw error
      details.push(messages.lineWithProblem({ product: item.name, problem: error.message }))
      if (status === null || status >= 500) break
    }
  }
  return { deleted, details }
}

function toRemovedLine(item: CartItem): RemovedLine {
  return {
    name: item.name,
    input: {
      type: 'Product',
      productId: item.productId,
      quantity: item.quantity,
      productSellingModelId: item.productSellingModelId ?? null,
      subscriptionTerm: item.subscriptionTerm ?? null,
      subType: item.subType ?? null,
      cartDeliveryGroupId: item.cartDeliveryGroupId ?? null,
      customFields: item.customFields ?? [],
    },
  }
}

/** Adds removed lines again, each to its delivery group if that is still there; those that are refused can be retried. */
async function restoreLines(form: FormData, { client }: ShopContext): Promise<Change> {
  const lines = readRemovedLines(form)
  if (lines.length === 0) return { tone: 'error', text: messages.nothingSelected() }
  const added = await callAndCatchClientError(async () => {
    const { items: groups } = await client.listDeliveryGroups('current', { pageSize: 100 })
    const groupIds = new Set(groups.map(({ id }) => id))
    const inputs = lines.map(({ input: { cartDeliveryGroupId, ...input } }) => ({
      richInput: groupIds.has(cartDeliveryGroupId ?? '') ? { ...input, cartDeliveryGroupId } : input,
    }))
    return client.addCartItems('current', { inputs }, { headers: toIdempotencyHeader(form) })
  })
  if (!added.ok) return { tone: 'error', text: added.error.message, removed: lines }
  const refused = added.value.results.flatMap(({ result }, position) => {
    const line = lines[position]
    return Array.isArray(result) && line !== undefined ? [{ line, problem: result[0]?.message ?? '' }] : []
  })
  return {
    tone: refused.length === 0 ? 'success' : 'warning',
    text: messages.linesBack({ restored: lines.length - refused.length, refused: refused.length }),
    details: refused.map(({ line, problem }) => messages.lineWithProblem({ product: line.name, problem })),
    removed: refused.map(({ line }) => line),
  }
}

/** Reads the removed lines of a form. What an addition may be is for the server to say. */
function readRemovedLines(form: FormData): RemovedLine[] {
  return readTexts(form, REMOVED_LINE_FIELD).flatMap((text) => {
    try {
      const line: unknown = JSON.parse(text)
      return isRemovedLine(line) ? [line] : []
    } catch {
      return []
    }
  })
}

function isRemovedLine(value: unknown): value is RemovedLine {
  return isRecord(value) && typeof value['name'] === 'string' && isRecord(value['input'])
}

function readTexts(form: FormData, name: string): string[] {
  return form.getAll(name).map((value) => (typeof value === 'string' ? value : ''))
}

import { data } from 'react-router'
import * as messages from '@hydrant/messages/compiled/storefront/lists.js'
import { createIdempotencyKey } from '../cart/idempotency-key.ts'
import { resolveRows } from '../quick-order/resolve-rows.ts'
import { readTextField } from '../session/form-text.ts'
import type { ShopContext } from '../shop-context.ts'
import type { ListChangeResult } from './change-list.ts'
import { BOUGHT_PAGE_SIZE } from './load-bought.ts'
import { putIntoCart } from './put-into-cart.ts'

/** What the form of what was bought before has brought. */
export type BoughtResult = Pick<ListChangeResult, 'id' | 'notice' | 'details' | 'addedToCart'> & {
  /** The quantities that were typed, and what is wrong with them, by part number. */
  readonly lines: Readonly<Record<string, { readonly quantity: string; readonly problem: string | null }>>
}

/** Adds the selected lines of the form to the cart in the quantities that were typed; the others stay as they are. */
export async function addBoughtToCart(form: FormData, shop: ShopContext) {
  const quantities = readTexts(form, 'quantity')
  const partNumbers = readTexts(form, 'partNumber')
  // The page has no more.
  if (partNumbers.length > BOUGHT_PAGE_SIZE) throw data(null, { status: 400 })
  const rows = partNumbers.map((partNumber, position) => ({
    partNumber,
    quantity: quantities[position] ?? '',
  }))
  const selected = new Set(form.getAll('selected'))
  const chosen = rows.filter(({ partNumber }) => selected.has(partNumber))
  const id = createIdempotencyKey()
  if (chosen.length === 0)
    return data<BoughtResult>({
      id,
      notice: { tone: 'error', text: messages.nothingSelected() },
      details: [],
      addedToCart: 0,
      lines: Object.fromEntries(rows.map(({ partNumber, quantity }) => [partNumber, { quantity, problem: null }])),
    })
  const { answers } = await resolveRows(shop, chosen)
  const { addedCount, problems } = await putIntoCart(shop, {
    lines: chosen.map(({ partNumber }, position) => ({ key: partNumber, answer: answers[position] ?? null })),
    requestKey: readTextField(form, 'requestId'),
  })
  return data<BoughtResult>({
    id,
    notice: {
      tone: problems.size > 0 ? 'warning' : 'success',
      text: messages.linesInCart({ added: addedCount, refused: problems.size }),
    },
    details: [],
    addedToCart: addedCount,
    // What could not go stays as it was typed, selected, with the reason.
    lines: Object.fromEntries(
      chosen.flatMap(({ partNumber, quantity }) => {
        const problem = problems.get(partNumber)
        return problem === undefined ? [] : [[partNumber, { quantity, problem }]]
      }),
    ),
  })
}

function readTexts(form: FormData, name: string): string[] {
  return form.getAll(name).map((value) => (typeof value === 'string' ? value : ''))
}

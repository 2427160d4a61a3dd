import { data, redirect } from 'react-router'
import { hasErrorCode, isClientError, isResponseError } from '@hydrant/client/errors.ts'
import { formatQuantity } from '@hydrant/kernel/locale/format-decimal.ts'
import { toPlainQuantityOrNull } from '@hydrant/kernel/quantity/quantity-rule.ts'
import { decimal, parseDecimal } from '@hydrant/kernel/money/decimal.ts'
import * as quantityMessages from '@hydrant/messages/compiled/kernel/quantity.js'
import * as messages from '@hydrant/messages/compiled/storefront/catalogue.js'
import { IDEMPOTENCY_KEY_FIELD } from '../cart/idempotency-key.ts'
import { links } from '../links.ts'
import { addRows, type RowToAdd } from '../quick-order/add-rows.server.ts'
import { readTextField } from '../session/form-text.ts'
import { readReturnPath } from '../session/return-path.ts'
import type { ShopContext } from '../shop-context.ts'
import { loadStock, type StockByProduct } from './load-stock.ts'
import type { AddToCartResult } from './use-add-to-cart-feedback.tsx'
import { QUANTITY_FIELD_PREFIX } from './variation-fields.ts'

/** What became of the quantities of a form; `quantity` is as it was typed. */
export interface AddVariationsResult extends AddToCartResult {
  readonly added: readonly { readonly productId: string; readonly quantity: string }[]
  /** What is not in the cart; without an error it was not tried. */
  readonly refused: readonly RefusedVariation[]
}

interface RefusedVariation {
  readonly productId: string
  readonly quantity: string
  readonly error?: string
}

/** The most cells that a form may have filled in: as many as a page has. */
const MAX_CELLS = 100

/**
 * Adds the variations of a form with quantities to the cart in one batch. A guest who has to sign in first comes back
 * to the page. Throws a response 400 for a form with another `intent`, or with too many quantities.
 */
export async function addVariations(form: FormData, shop: ShopContext) {
  const cells = listFilledCells(form)
  if (readTextField(form, 'intent') !== 'add-variations' || cells.length > MAX_CELLS) throw data(null, { status: 400 })
  try {
    return data(await addCells(cells, readTextField(form, IDEMPOTENCY_KEY_FIELD), shop))
  } catch (error) {
    if (hasErrorCode(error, 'GUEST_INSUFFICIENT_ACCESS'))
      throw redirect(links.login(readReturnPath(form.get('returnTo') ?? form.get('page'), links.home())))
    if (!isClientError(error) || (isResponseError(error) && error.status < 500)) throw error
    shop.reportError(error)
    return data<AddVariationsResult>({ ok: false, message: messages.variationsNotAdded(), added: [], refused: cells })
  }
}

async function addCells(
  cells: readonly RefusedVariation[],
  requestKey: string,
  shop: ShopContext,
): Promise<AddVariationsResult> {
  if (cells.length === 0) return { ok: false, message: messages.variationsMissing(), added: [], refused: [] }
  const stock = await loadStock(
    shop,
    cells.map(({ productId }) => productId),
  )
  const checkedCells = cells.map((cell) => ({ ...cell, ...checkQuantity(cell, stock) }))
  const { added, failed } = await addRows(shop, {
    rows: checkedCells.flatMap(({ productId, plainQuantity, error }): RowToAdd[] =>
      error === undefined ? [{ key: productId, productId, quantity: plainQuantity }] : [],
    ),
    requestKey: /^[0-9a-f]{32}$/.test(requestKey) ? requestKey : null,
  })
  const errors = new Map(failed.map(({ key, message }) => [key, message]))
  const refused = checkedCells.flatMap(({ productId, quantity, error = errors.get(productId) }) =>
    error === undefined ? [] : [{ productId, quantity, error }],
  )
  return {
    ok: added.length > 0,
    ...(added.length > 0 && refused.length > 0 && { tone: 'warning' }),
    message: toMessage(added.length, refused.length),
    added: cells.filter(({ productId }) => added.includes(productId)),
    refused,
  }
}

/** Reads the quantity of a cell as a plain decimal, or says what is wrong with it. */
function checkQuantity(
  { productId, quantity }: RefusedVariation,
  stock: StockByProduct,
): { readonly plainQuantity: string; readonly error?: string } {
  const plainQuantity = toPlainQuantityOrNull(quantity)
  if (plainQuantity === null) return { plainQuantity: '', error: quantityMessages.notANumber() }
  const available = stock.get(productId)?.quantity ?? null
  return available === null || decimal(plainQuantity).lte(available)
    ? { plainQuantity }
    : { plainQuantity, error: messages.onlyInStock({ quantity: formatQuantity(String(Math.max(available, 0))) }) }
}

function toMessage(added: number, refused: number): string {
  if (added === 0) return messages.variationsRefused()
  return refused === 0 ? messages.variationsAdded({ count: added }) : messages.variationsPartlyAdded({ added, refused })
}

/** Lists the cells that somebody has filled in; zero is none of a variation. */
function listFilledCells(form: FormData): readonly RefusedVariation[] {
  return [...new Set(form.keys())]
    .filter((name) => name.startsWith(QUANTITY_FIELD_PREFIX))
    .map((name) => ({ productId: name.slice(QUANTITY_FIELD_PREFIX.length), quantity: readTextField(form, name) }))
    .filter(({ quantity }) => quantity !== '' && parseDecimal(quantity)?.eq(0) !== true)
}

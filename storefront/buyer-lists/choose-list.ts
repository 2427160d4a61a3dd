import { data, redirect } from 'react-router'
import type { CartItem } from '@hydrant/contract/shop/cart-item.ts'
import type { WishlistItemInput } from '@hydrant/contract/shop/wishlists.ts'
import { toPlainQuantityOrNull } from '@hydrant/kernel/quantity/quantity-rule.ts'
import * as cartMessages from '@hydrant/messages/compiled/storefront/cart.js'
import * as messages from '@hydrant/messages/compiled/storefront/lists.js'
import { readBuyerNote } from '../cart/buyer-note.ts'
import { deleteItems } from '../cart/change-selection.ts'
import { loadAllCartItems, loadCartItemsByIds } from '../cart/load-all-items.ts'
import { links } from '../links.ts'
import { loadOrder } from '../orders/load-order.ts'
import { findGiftWrapProductIds } from '../orders/reorder.ts'
import { readPostedRows, readUploadedFile } from '../quick-order/quick-order-action.ts'
import { type ListRow, toReadList } from '../quick-order/list-row.ts'
import { readText } from '../quick-order/read-text.ts'
import { callAndCatchClientError } from '../session/error-view.ts'
import { setFlash } from '../session/flash.ts'
import { readTextField } from '../session/form-text.ts'
import { awaitOrThrow404OrSignIn } from '../shell/page-errors.ts'
import type { ShopContext } from '../shop-context.ts'
import { addToList, type ListAddition, resolveForList, toListName } from './add-to-list.ts'
import { listLinks } from './list-links.ts'
import { toRowsText } from './rows-text.ts'

/** What is to be added to a list. `text` is of rows of part numbers and quantities. */
export type ListSource =
  | { readonly kind: 'product'; readonly productId: string; readonly quantity: string; readonly name: string }
  | { readonly kind: 'order'; readonly orderId: string; readonly number: string }
  | { readonly kind: 'cart' }
  /** Lines of the cart, which leave it. */
  | { readonly kind: 'lines'; readonly lineIds: readonly string[] }
  | { readonly kind: 'rows'; readonly text: string; readonly count: number }

/** The page after a form: what it is about, and what is wrong. */
export interface ChooseListResult {
  readonly source: ListSource
  readonly error: string | null
  readonly nameError: string | null
  readonly name: string
}

/** Reads from the URL what is to be added; null for nothing. A product or order that the buyer may not see is a 404. */
export async function loadListSource(
  shop: ShopContext,
  params: URLSearchParams,
  path: string,
): Promise<ListSource | null> {
  const productId = params.get('product')
  const orderId = params.get('order')
  if (productId !== null) {
    const { fields } = await awaitOrThrow404OrSignIn(shop.client.getProduct(productId, { fields: 'Name' }), path)
    return {
      kind: 'product',
      productId,
      quantity: toPlainQuantityOrNull(params.get('quantity') ?? '') ?? '',
      name: fields['Name'] ?? '',
    }
  }
  if (orderId !== null) return { kind: 'order', orderId, number: (await loadOrder(shop, orderId)).orderNumber }
  return params.get('cart') === null ? null : { kind: 'cart' }
}

/**
 * Adds what was chosen to a list, or to a new one, and redirects to it. The quick order posts its rows with the intent
 * `choose`, and the cart its selected lines with `choose-lines`, which only show the page.
 */
export async function addToChosenList(form: FormData, shop: ShopContext, path: string) {
  const intent = readTextField(form, 'intent')
  if (intent === 'choose-lines') return data<ChooseListResult>(toResult(readSelectedLines(form, shop)))
  if (intent !== 'add') return data<ChooseListResult>(toResult(await readPostedSource(form)))
  const params = new URLSearchParams(
    ['product', 'quantity', 'order', 'cart'].flatMap((name) =>
      readTextField(form, name) === '' ? [] : [[name, readTextField(form, name)]],
    ),
  )
  const rows = readText(readTextField(form, 'text')).rows
  const lineIds = readLineIds(form, 'cartLine')
  const loadSource = () =>
    lineIds.length > 0 ? ({ kind: 'lines', lineIds } as const) : loadListSource(shop, params, path)
  const source = rows.length > 0 ? toRowsSource(rows) : await loadSource()
  if (source === null) throw redirect(listLinks.lists())
  const listId = readTextField(form, 'list')
  const name = toListName(readTextField(form, 'name'))
  if (listId === '' && name === '')
    return data<ChooseListResult>({ ...toResult(source), nameError: messages.nameMissing() }, { status: 400 })
  const result = await callAndCatchClientError(() =>
    addSource(shop, { source, rows, listId, name, isShared: form.get('shared') === 'on' }),
  )
  if (!result.ok)
    return data<ChooseListResult>(
      { ...toResult(source), name, error: result.error.message },
      { status: result.error.status },
    )
  throw redirect(result.value)
}

async function addSource(
  shop: ShopContext,
  addition: {
    readonly source: ListSource
    readonly rows: readonly ListRow[]
    readonly listId: string
    readonly name: string
    readonly isShared: boolean
  },
): Promise<string> {
  const { source, rows, name, isShared } = addition
  const { products, problems, items = [] } = await toProducts(shop, source, rows)
  const isMove = source.kind === 'lines'
  if (isMove && products.length === 0) {
    setFlash(shop.cookies, { tone: 'error', message: [messages.linesMoved({ moved: 0 }), ...problems].join(' ') })
    return links.cart()
  }
  const { id, added } =
    addition.listId === ''
      ? await addToNewList(shop, { name, isShared, products })
      : { id: addition.listId, added: await addToList(shop, addition.listId, products) }
  const { details } = await deleteItems(
    shop,
    items.filter((item) => added.refused.every(({ productId }) => productId !== item.productId)),
  )
  const allProblems = [...problems, ...(isMove ? toItemProblems(items, added) : added.problems), ...details]
  setFlash(shop.cookies, {
    tone: allProblems.length === 0 ? 'success' : 'warning',
    message: [
      isMove
        ? messages.linesMoved({ moved: items.length - added.refusedCount - details.length })
        : messages.rowsAdded({
            added: added.addedCount,
            changed: added.changedCount,
            wrong: problems.length + added.refusedCount,
          }),
      ...(isMove && allProblems.length > 0 ? [messages.linesStay()] : []),
      ...allProblems.slice(0, 5),
    ].join(' '),
    leadsToCart: isMove,
  })
  return listLinks.list(id)
}

/** Creates a list with products; without them there is no list, so that a second attempt does not leave two. */
async function addToNewList(
  shop: ShopContext,
  {
    name,
    isShared,
    products,
  }: { readonly name: string; readonly isShared: boolean; readonly products: readonly WishlistItemInput[] },
): Promise<{ readonly id: string; readonly added: ListAddition }> {
  const { id } = (await shop.client.createWishlist({ name, sharedWithAccount: isShared })).summary
  try {
    return { id, added: await addToList(shop, id, products) }
  } catch (error) {
    await shop.client.deleteWishlist(id)
    throw error
  }
}

interface ListProducts {
  readonly products: readonly WishlistItemInput[]
  readonly problems: readonly string[]
  /** The lines of the cart that leave it when their products are on the list. */
  readonly items?: readonly CartItem[]
}

async function toProducts(shop: ShopContext, source: ListSource, rows: readonly ListRow[]): Promise<ListProducts> {
  switch (source.kind) {
    case 'product':
      return { products: [{ productId: source.productId, quantity: source.quantity || null }], problems: [] }
    case 'order': {
      const { deliveries } = await loadOrder(shop, source.orderId)
      const giftWrapIds = await findGiftWrapProductIds(shop)
      const lines = deliveries
        .flatMap((delivery) => delivery.lines)
        .filter(({ productId }) => productId !== '' && !giftWrapIds.has(productId))
      return {
        products: lines.map(({ productId, quantity }) => ({ productId, quantity })),
        problems: [],
      }
    }
    case 'cart':
      return { products: await readCartProducts(shop), problems: [] }
    case 'lines':
      return readLinesToMove(shop, source.lineIds)
    case 'rows': {
      const { products, wrong } = await resolveForList(shop, rows)
      return {
        products,
        problems: wrong.map(({ row, message }) => messages.rowWithProblem({ row: row.partNumber, problem: message })),
      }
    }
    default:
      return source satisfies never
  }
}

async function readCartProducts(shop: ShopContext): Promise<WishlistItemInput[]> {
  const products: WishlistItemInput[] = []
  for await (const item of loadAllCartItems(shop)) products.push(toListProduct(item))
  return products
}

/** Loads the lines to move. A list does not say what a subscription is bought for, so those stay in the cart. */
async function readLinesToMove(shop: ShopContext, lineIds: readonly string[]): Promise<ListProducts> {
  const found = await loadCartItemsByIds(shop, new Set(lineIds))
  const isSubscription = ({ sellingModelType }: CartItem) =>
    sellingModelType === 'Evergreen' || sellingModelType === 'TermDefined'
  const items = found.filter((item) => !isSubscription(item))
  return {
    items,
    products: items.map(toListProduct),
    problems: found
      .filter(isSubscription)
      .map(({ name }) => messages.rowWithProblem({ row: name, problem: messages.noSubscriptions() })),
  }
}

function toListProduct({ productId, quantity, customFields }: CartItem): WishlistItemInput {
  const { note } = readBuyerNote(customFields)
  return { productId, quantity, ...(note !== '' && { note }) }
}

function toItemProblems(items: readonly CartItem[], { refused }: ListAddition): string[] {
  return refused.map(({ productId, message }) => {
    const name = items.find((item) => item.productId === productId)?.name ?? messages.product()
    return messages.rowWithProblem({ row: name, problem: message })
  })
}

/** Reads the lines that are selected in the cart; without any it redirects there and says so. */
function readSelectedLines(form: FormData, shop: ShopContext): ListSource {
  const lineIds = readLineIds(form, 'selected')
  if (lineIds.length > 0) return { kind: 'lines', lineIds }
  setFlash(shop.cookies, { tone: 'error', message: cartMessages.nothingSelected() })
  throw redirect(links.cart())
}

function readLineIds(form: FormData, name: string): string[] {
  return form.getAll(name).filter((value) => typeof value === 'string')
}

async function readPostedSource(form: FormData): Promise<ListSource> {
  const file = await readUploadedFile(form)
  const text = readText(readTextField(form, 'text'))
  return toRowsSource(toReadList([...readPostedRows(form), ...text.rows, ...file.rows]).rows)
}

function toRowsSource(rows: readonly ListRow[]): ListSource {
  return { kind: 'rows', text: toRowsText(rows), count: rows.length }
}

function toResult(source: ListSource): ChooseListResult {
  return { source, error: null, nameError: null, name: '' }
}

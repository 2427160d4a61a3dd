import type { CartItemInput } from '@hydrant/contract/shop/cart.ts'
import { newId } from '@hydrant/kernel/identity/record-id.ts'
import { type Decimal, decimal, ZERO } from '@hydrant/kernel/money/decimal.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import type { Shopper } from '../accounts/service.ts'
import type { SellableProduct } from '../catalogue/service.ts'
import type { CartLine } from './cart.ts'
import { changeLines, type LineDraft } from './change-lines.ts'
import { cartRefusals } from './errors.ts'
import { goodsKey, loadGoods } from './load-goods.ts'
import type { OpenCart } from './open-cart.ts'
import { checkLineQuantity, isSameLine, lineKeyOf, readWanted, type WantedLine } from './plan-addition.ts'
import type { Goods } from './purchasable.ts'
import { goodsOf } from './reprice-cart.ts'
import { type Executor, findLinesOfProducts } from './store.ts'

/** What became of additions, in the order of the inputs, and the cart after them. */
export interface Additions {
  readonly open: OpenCart
  readonly results: ReadonlyArray<Result<CartLine>>
  /** What the products of the lines are now. */
  readonly products: ReadonlyMap<string, SellableProduct>
}

/** How many of one product the shopper may have in a cart; null: as many as they like. */
export function guestLimitOf({ user, webstore }: Shopper): Decimal | null {
  return user === null ? decimal(webstore.guestMaximumQuantity) : null
}

/**
 * Adds products to a locked cart. Each is judged on its own; a product that is there already gets a higher quantity.
 */
export async function addToCart(
  executor: Executor,
  open: OpenCart,
  inputs: readonly CartItemInput[],
): Promise<Additions> {
  const wanted = inputs.map((input) => readWanted(input, open.groups))
  const readable = wanted.flatMap((one) => (one.ok ? [one.value] : []))
  const goods = await loadGoods(executor, open, readable)
  const existing =
    open.cart.totals.lineCount === 0
      ? []
      : await findLinesOfProducts(
          executor,
          open.cart.id,
          readable.map(({ productId }) => productId),
        )
  const additions = new PlannedAdditions(open, goods, existing)
  const planned = wanted.map((one) => (one.ok ? additions.plan(one.value) : one))
  const edits = additions
    .touched()
    .map((after) => ({ before: existing.find(({ id }) => id === after.id) ?? null, after }))
  const changed =
    edits.length === 0 ? { open, lines: [] } : await changeLines(executor, open, { goods: additions.goods, edits })
  const stored = new Map(changed.lines.map((line) => [line.id, line]))
  const products = new Map([...goods.values()].map(({ product }) => [product.id, product]))
  return { open: changed.open, products, results: planned.map((one) => (one.ok ? storedLine(stored, one.value) : one)) }
}

function storedLine(stored: ReadonlyMap<string, CartLine>, id: string): Result<CartLine> {
  const line = stored.get(id)
  if (line === undefined) throw new Error('A line that was planned was not stored.')
  return ok(line)
}

/** The lines as they will be, while one addition after the other is judged against those before it. */
class PlannedAdditions {
  readonly goods: Map<string, Goods>
  readonly #open: OpenCart
  readonly #lines: Map<string, LineDraft>
  readonly #touched = new Set<string>()

  constructor(open: OpenCart, goods: ReadonlyMap<string, Goods>, existing: readonly CartLine[]) {
    this.#open = open
    this.goods = new Map(goods)
    this.#lines = new Map(existing.map((line) => [line.id, line]))
  }

  /** The id of the line that the product lands in, or why it does not. */
  plan(wanted: WantedLine): Result<string> {
    const { shopper, cart } = this.#open
    const goods = goodsOf(this.goods, wanted)
    const key = lineKeyOf(wanted, goods)
    if (!key.ok) return key
    if (goods !== undefined) this.goods.set(goodsKey(key.value), goods)
    const ofProduct = [...this.#lines.values()].filter(({ productId }) => productId === wanted.productId)
    const same = ofProduct.find((line) => isSameLine(line, key.value))
    const others = ofProduct.filter((line) => line !== same)
    const quantity = checkLineQuantity(
      { quantity: wanted.quantity.plus(same?.quantity ?? ZERO), otherLines: others },
      goods,
      guestLimitOf(shopper),
    )
    if (!quantity.ok) return quantity
    if (wanted.quantity.lte(ZERO)) return err(cartRefusals.noQuantity)
    const { subType, customFields } = wanted
    const kept = {
      subType: subType ?? same?.subType ?? null,
      customFields: customFields.length > 0 ? customFields : (same?.customFields ?? []),
    }
    const line: LineDraft = {
      id: same?.id ?? newId('0a9'),
      cartId: cart.id,
      name: goods?.product.name ?? '',
      ...key.value,
      ...kept,
      quantity: quantity.value,
    }
    this.#lines.set(line.id, line)
    this.#touched.add(line.id)
    return ok(line.id)
  }

  /** The lines that are new or have another quantity. */
  touched(): LineDraft[] {
    return [...this.#touched].flatMap((id) => this.#lines.get(id) ?? [])
  }
}

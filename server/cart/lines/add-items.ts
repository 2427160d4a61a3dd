import type { CartItemInput } from '@hydrant/contract/shop/cart.ts'
import { newId } from '@hydrant/kernel/identity/record-id.ts'
import { ZERO } from '@hydrant/kernel/money/decimal.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import type { SellableProduct } from '../../catalogue/service.ts'
import type { CartLine } from '../cart.ts'
import { saveLineEditsAndReprice, type LineDraft } from './change-lines.ts'
import { cartErrors } from '../errors.ts'
import { toPurchasableKey, loadPurchasables, findPurchasable } from '../pricing/load-purchasables.ts'
import type { LoadedCart } from '../loaded-cart.ts'
import { checkLineQuantity, isSameLine, resolveLineKey, parseLineRequest, type LineRequest } from './line-request.ts'
import type { Purchasable } from '../pricing/purchasable.ts'
import { countGuestCartWithinLimit } from '../guests/guest-cart-limit.ts'
import { isPrimaryCartConflict, type Transaction } from '../store.ts'
import { findLinesOfProducts } from './line-store.ts'
import { findGuestQuantityLimit } from '../guests/guest-quantities.ts'

/** The results of additions, in the order of the inputs, and the cart after them. */
export interface AddedLines {
  readonly loaded: LoadedCart
  readonly results: ReadonlyArray<Result<CartLine>>
  /** The current products of the lines, by id. */
  readonly products: ReadonlyMap<string, SellableProduct>
}

/**
 * Adds products to a locked cart. Each input has its own result; a product that is already in the cart gets a higher
 * quantity.
 */
export async function addToCart(
  tx: Transaction,
  loaded: LoadedCart,
  inputs: readonly CartItemInput[],
): Promise<AddedLines> {
  const lineRequests = inputs.map((input) => parseLineRequest(input, loaded.groups))
  const validRequests = lineRequests.flatMap((lineRequest) => (lineRequest.ok ? [lineRequest.value] : []))
  const purchasables = await loadPurchasables(tx, loaded, validRequests)
  const existing =
    loaded.cart.totals.lineCount === 0
      ? []
      : await findLinesOfProducts(
          tx,
          loaded.cart.id,
          validRequests.map(({ productId }) => productId),
        )
  const plannedAdditions = new PlannedAdditions(loaded, purchasables, existing)
  const plannedLineIds = lineRequests.map((lineRequest) =>
    lineRequest.ok ? plannedAdditions.planAddition(lineRequest.value) : lineRequest,
  )
  const edits = plannedAdditions
    .listChangedLines()
    .map((after) => ({ before: existing.find(({ id }) => id === after.id) ?? null, after }))
  const changed =
    edits.length === 0 && !loaded.isUnsaved
      ? { loaded, lines: [] }
      : await saveLineEditsAndReprice(tx, loaded, { purchasables: plannedAdditions.purchasables, edits })
  const storedLines = new Map(changed.lines.map((line) => [line.id, line]))
  const products = new Map([...purchasables.values()].map(({ product }) => [product.id, product]))
  return {
    loaded: changed.loaded,
    products,
    results: plannedLineIds.map((plannedLineId) =>
      plannedLineId.ok ? requireStoredLine(storedLines, plannedLineId.value) : plannedLineId,
    ),
  }
}

/**
 * Adds products to a cart. An unsaved new cart is inserted with them, and counted for the client address of a guest; an
 * error, which must roll the transaction back, says that the address has created too many carts.
 */
export async function addToCartWithinGuestCartLimit(
  tx: Transaction,
  loaded: LoadedCart,
  inputs: readonly CartItemInput[],
): Promise<Result<AddedLines>> {
  const [limitResult, added] = await Promise.all([
    loaded.isUnsaved ? countGuestCartWithinLimit(tx, loaded.shopper.guestCartLimit) : ok(null),
    addToCart(tx, loaded, inputs),
  ])
  return limitResult.ok ? ok(added) : limitResult
}

/**
 * Runs the transaction of an addition, and once more when another request has created the cart of the shopper
 * meanwhile: the second run finds that cart.
 */
export async function retryIfCartWasCreated<Value>(addition: () => Promise<Value>): Promise<Value> {
  try {
    return await addition()
  } catch (error) {
    if (!isPrimaryCartConflict(error)) throw error
    return addition()
  }
}

function requireStoredLine(storedLines: ReadonlyMap<string, CartLine>, id: string): Result<CartLine> {
  const line = storedLines.get(id)
  if (line === undefined) throw new Error('A line that was planned was not stored.')
  return ok(line)
}

/** Plans additions one after the other: each is validated against the lines as they are after the previous ones. */
class PlannedAdditions {
  readonly purchasables: Map<string, Purchasable>
  readonly #loaded: LoadedCart
  readonly #lines: Map<string, LineDraft>
  readonly #touchedLineIds = new Set<string>()

  constructor(loaded: LoadedCart, purchasables: ReadonlyMap<string, Purchasable>, existing: readonly CartLine[]) {
    this.#loaded = loaded
    this.purchasables = new Map(purchasables)
    this.#lines = new Map(existing.map((line) => [line.id, line]))
  }

  /** Plans one addition. Returns the id of the line that the product goes to, or an error. */
  planAddition(request: LineRequest): Result<string> {
    const { shopper, cart } = this.#loaded
    const purchasable = findPurchasable(this.purchasables, request)
    const keyResult = resolveLineKey(request, purchasable)
    if (!keyResult.ok) return keyResult
    if (purchasable !== undefined) this.purchasables.set(toPurchasableKey(keyResult.value), purchasable)
    const linesOfProduct = [...this.#lines.values()].filter(({ productId }) => productId === request.productId)
    const sameLine = linesOfProduct.find((line) => isSameLine(line, keyResult.value))
    const otherLines = linesOfProduct.filter((line) => line !== sameLine)
    const quantityResult = checkLineQuantity(
      { quantity: request.quantity.plus(sameLine?.quantity ?? ZERO), otherLines },
      purchasable,
      findGuestQuantityLimit(shopper),
    )
    if (!quantityResult.ok) return quantityResult
    if (request.quantity.lte(ZERO)) return err(cartErrors.noQuantity)
    const { subType, customFields } = request
    const optionalFields = {
      subType: subType ?? sameLine?.subType ?? null,
      customFields: customFields.length > 0 ? customFields : (sameLine?.customFields ?? []),
    }
    const line: LineDraft = {
      id: sameLine?.id ?? newId('0a9'),
      cartId: cart.id,
      name: purchasable?.product.ownName ?? '',
      ...keyResult.value,
      ...optionalFields,
      quantity: quantityResult.value,
    }
    this.#lines.set(line.id, line)
    this.#touchedLineIds.add(line.id)
    return ok(line.id)
  }

  /** Returns the lines that are new or have another quantity. */
  listChangedLines(): LineDraft[] {
    return [...this.#touchedLineIds].flatMap((id) => this.#lines.get(id) ?? [])
  }
}

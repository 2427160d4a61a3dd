import { TAXED_LINES } from '@hydrant/contract/shared/limits.ts'
import type { CalculatedTaxes, CalculateTaxesInput } from '@hydrant/contract/shop/tax.ts'
import { normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { decimal, sum, toText, ZERO } from '@hydrant/kernel/money/decimal.ts'
import { moneyText } from '@hydrant/kernel/money/rounding.ts'
import { ok, type Result, type DomainError, err } from '@hydrant/kernel/result/result.ts'
import type { Shopper } from '../accounts/service.ts'
import { findSellableProducts, type SellableProduct } from '../catalogue/service.ts'
import { type Destination, taxOf } from './applicable-rates.ts'
import { repeatedLine, taxRefusals, unknownPlaceInBody, unknownTaxedProduct } from './errors.ts'
import { readPlace } from './read-place.ts'
import { findTaxation } from './service.ts'
import type { Executor } from './store.ts'

type Group = CalculateTaxesInput['cartItems'][number]
type Line = Group['lineItems'][number]
type Products = ReadonlyMap<string, SellableProduct>

/**
 * Calculates the taxes of lines at their addresses, each line rounded on its own; refused when a line names no product
 * that the shopper may see.
 */
export async function calculateTaxesOf(
  executor: Executor,
  shopper: Shopper,
  input: CalculateTaxesInput,
): Promise<Result<CalculatedTaxes>> {
  const currencyIsoCode = input.currencyIsoCode ?? shopper.currency
  const lines = input.cartItems.flatMap(({ lineItems }) => lineItems)
  const problem = problemOf(shopper, { ...input, currencyIsoCode }, lines) ?? placeProblemOf(input)
  if (problem !== null) return err(problem)
  const products = await findSellableProducts(
    executor,
    shopper,
    lines.flatMap(({ productId }) => normalizeId(productId, '01t') ?? []),
  )
  const unknown = lines.find((line) => productOf(products, line) === undefined)
  if (unknown !== undefined) return err(unknownTaxedProduct(unknown.productId))
  const localeCountry = input.cartItems[0]?.deliveryAddress.countryCode ?? null
  const groups = await Promise.all(
    input.cartItems.map((group) => taxGroup(executor, shopper, { group, products, localeCountry, currencyIsoCode })),
  )
  const taxed = groups.flatMap((group) => group.lines)
  return ok({
    taxLocaleType: groups.some(({ isIncluded }) => isIncluded) ? 'Gross' : 'Net',
    currencyIsoCode,
    totalTaxAmount: moneyText(sum(taxed.map(({ tax }) => tax)), currencyIsoCode),
    lineItemTaxes: Object.fromEntries(
      taxed.map(({ lineId, tax, rate }) => [
        lineId,
        {
          lineId,
          taxAmount: moneyText(tax, currencyIsoCode),
          adjustmentTaxAmount: moneyText(ZERO, currencyIsoCode),
          taxRate: toText(rate),
          message: null,
        },
      ]),
    ),
    success: true,
    errorMessage: null,
  })
}

function problemOf(
  shopper: Shopper,
  {
    effectiveAccountId,
    currencyIsoCode,
  }: Pick<CalculateTaxesInput, 'effectiveAccountId'> & { readonly currencyIsoCode: string },
  lines: readonly Line[],
): DomainError | null {
  if (typeof effectiveAccountId === 'string' && normalizeId(effectiveAccountId) !== shopper.account?.id)
    return taxRefusals.otherAccount
  if (!shopper.webstore.supportedCurrencies.includes(currencyIsoCode)) return taxRefusals.unsupportedCurrency
  if (lines.some((line) => line.currencyIsoCode !== undefined && line.currencyIsoCode !== currencyIsoCode))
    return taxRefusals.mixedCurrencies
  if (lines.length > TAXED_LINES) return taxRefusals.tooManyLines
  const ids = new Set<string>()
  const repeated = lines.find(({ lineId }) => ids.size === ids.add(lineId).size)
  return repeated === undefined ? null : repeatedLine(repeated.lineId)
}

/** Why the address of a group is in no country or state; null when each is. */
function placeProblemOf({ cartItems }: CalculateTaxesInput): DomainError | null {
  const refusals = cartItems.map(placeOf).flatMap((place) => (place.ok ? [] : [place.error]))
  return refusals[0] ?? null
}

function placeOf({ deliveryAddress: { countryCode, stateCode } }: Group): Result<Destination> {
  return readPlace({ country: countryCode, state: stateCode ?? null }, unknownPlaceInBody)
}

interface GroupToTax {
  readonly group: Group
  readonly products: Products
  readonly localeCountry: string | null
  readonly currencyIsoCode: string
}

async function taxGroup(
  executor: Executor,
  shopper: Shopper,
  { group, products, localeCountry, currencyIsoCode }: GroupToTax,
) {
  const place = placeOf(group)
  const treatments = group.lineItems.flatMap((line) => productOf(products, line)?.taxTreatment ?? [])
  const { isIncluded, rates } = await findTaxation(executor, shopper, {
    destination: place.ok ? place.value : null,
    treatments,
    localeCountry,
  })
  const lines = group.lineItems.map((line) => {
    const rate = rates.get(productOf(products, line)?.taxTreatment ?? '') ?? ZERO
    const amount = decimal(line.unitPrice).times(decimal(line.quantity))
    return { lineId: line.lineId, rate, tax: taxOf(amount, { ratePercent: rate, isIncluded, currencyIsoCode }) }
  })
  return { isIncluded, lines }
}

function productOf(products: Products, { productId }: Line): SellableProduct | undefined {
  return products.get(normalizeId(productId, '01t') ?? '')
}

import { TAXED_LINES } from '@hydrant/contract/shared/limits.ts'
import type { CalculatedTaxes, CalculateTaxesInput } from '@hydrant/contract/shop/tax.ts'
import { findPostalCodeIssues } from '@hydrant/kernel/address/check-address.ts'
import { findCountry } from '@hydrant/kernel/address/countries.ts'
import { normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { decimal, sum, toText, ZERO } from '@hydrant/kernel/money/decimal.ts'
import { toMoneyText } from '@hydrant/kernel/money/rounding.ts'
import { ok, type Result, type DomainError, err } from '@hydrant/kernel/result/result.ts'
import type { Shopper } from '../accounts/service.ts'
import { findSellableProducts, type SellableProduct } from '../catalogue/service.ts'
import { type Destination, calculateTax } from './tax-rates.ts'
import {
  invalidPostalCodeError,
  repeatedLineError,
  taxErrors,
  unknownDestinationInBodyError,
  unknownTaxedProductError,
} from './errors.ts'
import { parseDestination } from './parse-destination.ts'
import { findTaxation } from './service.ts'
import type { ReadOnlyDb } from './store.ts'

type LineGroup = CalculateTaxesInput['cartItems'][number]
type Line = LineGroup['lineItems'][number]
type Products = ReadonlyMap<string, SellableProduct>

/**
 * Calculates the taxes of lines at their addresses, each line rounded separately; returns an error when the shopper may
 * not see a product.
 */
export async function calculateLineTaxes(
  db: ReadOnlyDb,
  shopper: Shopper,
  input: CalculateTaxesInput,
): Promise<Result<CalculatedTaxes>> {
  const currencyIsoCode = input.currencyIsoCode ?? shopper.currency
  const lines = input.cartItems.flatMap(({ lineItems }) => lineItems)
  const inputError = findInputError(shopper, { ...input, currencyIsoCode }, lines) ?? findDestinationError(input)
  if (inputError !== null) return err(inputError)
  const products = await findSellableProducts(
    db,
    shopper,
    lines.flatMap(({ productId }) => normalizeId(productId, '01t') ?? []),
  )
  const unknownLine = lines.find((line) => findProduct(products, line) === undefined)
  if (unknownLine !== undefined) return err(unknownTaxedProductError(unknownLine.productId))
  const localeCountry = input.cartItems[0]?.deliveryAddress.countryCode ?? null
  const groups = await Promise.all(
    input.cartItems.map((group) =>
      calculateGroupTaxes(db, shopper, { group, products, localeCountry, currencyIsoCode }),
    ),
  )
  const taxedLines = groups.flatMap((group) => group.lines)
  return ok({
    taxLocaleType: groups.some(({ isIncluded }) => isIncluded) ? 'Gross' : 'Net',
    currencyIsoCode,
    totalTaxAmount: toMoneyText(sum(taxedLines.map(({ tax }) => tax)), currencyIsoCode),
    lineItemTaxes: Object.fromEntries(
      taxedLines.map(({ lineId, tax, rate }) => [
        lineId,
        {
          lineId,
          taxAmount: toMoneyText(tax, currencyIsoCode),
          adjustmentTaxAmount: toMoneyText(ZERO, currencyIsoCode),
          taxRate: toText(rate),
          message: null,
        },
      ]),
    ),
    success: true,
    errorMessage: null,
  })
}

function findInputError(
  shopper: Shopper,
  {
    effectiveAccountId,
    currencyIsoCode,
  }: Pick<CalculateTaxesInput, 'effectiveAccountId'> & { readonly currencyIsoCode: string },
  lines: readonly Line[],
): DomainError | null {
  if (typeof effectiveAccountId === 'string' && normalizeId(effectiveAccountId) !== shopper.account?.id)
    return taxErrors.otherAccount
  if (!shopper.webstore.supportedCurrencies.includes(currencyIsoCode)) return taxErrors.unsupportedCurrency
  if (lines.some((line) => line.currencyIsoCode !== undefined && line.currencyIsoCode !== currencyIsoCode))
    return taxErrors.mixedCurrencies
  if (lines.length > TAXED_LINES) return taxErrors.tooManyLines
  const ids = new Set<string>()
  const repeatedLine = lines.find(({ lineId }) => ids.size === ids.add(lineId).size)
  return repeatedLine === undefined ? null : repeatedLineError(repeatedLine.lineId)
}

/**
 * Returns the error for the first address with an unknown country or state, without a needed state, or with a postal
 * code of another place; null when there is none.
 */
function findDestinationError({ cartItems }: CalculateTaxesInput): DomainError | null {
  const destinationErrors = cartItems
    .map(parseGroupDestination)
    .flatMap((destinationResult) => (destinationResult.ok ? [] : [destinationResult.error]))
  return destinationErrors[0] ?? null
}

function parseGroupDestination({ deliveryAddress }: LineGroup): Result<Destination> {
  const { countryCode, stateCode, postalCode } = deliveryAddress
  const destinationResult = parseDestination(
    { country: countryCode, state: stateCode ?? null },
    unknownDestinationInBodyError,
  )
  const country = destinationResult.ok ? findCountry(destinationResult.value.country) : null
  const zip = postalCode?.trim() ?? ''
  if (!destinationResult.ok || country === null || zip === '') return destinationResult
  const [issue] = findPostalCodeIssues(country, zip, destinationResult.value.state)
  if (issue === undefined) return destinationResult
  return err(invalidPostalCodeError(zip, issue.kind === 'contradictory' ? destinationResult.value.state : null))
}

interface GroupTaxInput {
  readonly group: LineGroup
  readonly products: Products
  readonly localeCountry: string | null
  readonly currencyIsoCode: string
}

async function calculateGroupTaxes(
  db: ReadOnlyDb,
  shopper: Shopper,
  { group, products, localeCountry, currencyIsoCode }: GroupTaxInput,
) {
  const destinationResult = parseGroupDestination(group)
  const treatments = group.lineItems.flatMap((line) => findProduct(products, line)?.taxTreatment ?? [])
  const { isIncluded, rates } = await findTaxation(db, shopper, {
    destination: destinationResult.ok ? destinationResult.value : null,
    treatments,
    localeCountry,
  })
  const lines = group.lineItems.map((line) => {
    const rate = rates.get(findProduct(products, line)?.taxTreatment ?? '') ?? ZERO
    const amount = decimal(line.unitPrice).times(decimal(line.quantity))
    return { lineId: line.lineId, rate, tax: calculateTax(amount, { ratePercent: rate, isIncluded, currencyIsoCode }) }
  })
  return { isIncluded, lines }
}

function findProduct(products: Products, { productId }: Line): SellableProduct | undefined {
  return products.get(normalizeId(productId, '01t') ?? '')
}

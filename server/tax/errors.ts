import type { DomainError } from '@hydrant/kernel/result/result.ts'
import type { DestinationPart } from './parse-destination.ts'
import * as messages from '@hydrant/messages/compiled/server/tax.js'

/** The domain errors of taxes. */
export const taxErrors = {
  unknownProduct: { code: 'ITEM_NOT_FOUND', message: messages.unknownProduct },
  otherAccount: {
    code: 'INVALID_API_INPUT',
    message: messages.otherAccount,
  },
  unsupportedCurrency: {
    code: 'INVALID_API_INPUT',
    message: messages.unsupportedCurrency,
  },
  mixedCurrencies: {
    code: 'INVALID_API_INPUT',
    message: messages.mixedCurrencies,
  },
  tooManyLines: { code: 'TOO_MANY_RECORDS', message: messages.tooManyLines },
} as const satisfies Record<string, DomainError>

/** Creates the error for a query parameter with an unknown country or state, or a missing state. */
export function unknownDestinationInQueryError(part: DestinationPart, code: string): DomainError {
  return {
    code: 'ILLEGAL_QUERY_PARAMETER_VALUE',
    message: () =>
      code === ''
        ? `The query parameter '${part}IsoCode' is missing: taxes of this country depend on the ${part}.`
        : `The query parameter '${part}IsoCode' is '${code}', which is the code of no ${part}.`,
  }
}

/** Creates the error for an address in a body with an unknown country or state, or a missing state. */
export function unknownDestinationInBodyError(part: DestinationPart, code: string): DomainError {
  const message = () =>
    code === ''
      ? `${part}Code: an address of this country needs one.`
      : `${part}Code: '${code}' is the code of no ${part}.`
  return { code: 'INVALID_API_INPUT', message }
}

/** Creates the error for a postal code that its country does not have, or, with a state, that is of another one. */
export function invalidPostalCodeError(postalCode: string, state: string | null): DomainError {
  const message = () =>
    state === null
      ? `postalCode: '${postalCode}' is no postal code of this country.`
      : `postalCode: the ZIP code ${postalCode} is not in the state ${state}.`
  return { code: 'INVALID_API_INPUT', message }
}

/** Creates the error for a line id that is used twice. */
export function repeatedLineError(lineId: string): DomainError {
  return { code: 'INVALID_API_INPUT', message: () => `lineId: '${lineId}' is used by two lines.` }
}

/** Creates the error for a product that does not exist or that the shopper may not see. */
export function unknownTaxedProductError(productId: string): DomainError {
  return {
    code: 'ITEM_NOT_FOUND',
    message: () => `productId: there is no product '${productId}' among those you may see.`,
  }
}

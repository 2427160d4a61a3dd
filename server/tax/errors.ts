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
        ? messages.missingInQuery({ parameter: `${part}IsoCode`, part })
        : messages.unknownInQuery({ parameter: `${part}IsoCode`, code, part }),
  }
}

/** Creates the error for an address in a body with an unknown country or state, or a missing state. */
export function unknownDestinationInBodyError(part: DestinationPart, code: string): DomainError {
  const message = () =>
    code === ''
      ? messages.missingInBody({ field: `${part}Code` })
      : messages.unknownInBody({ field: `${part}Code`, code, part })
  return { code: 'INVALID_API_INPUT', message }
}

/** Creates the error for a postal code that its country does not have, or, with a state, that is of another one. */
export function invalidPostalCodeError(postalCode: string, state: string | null): DomainError {
  const message = () =>
    state === null ? messages.invalidPostalCode({ postalCode }) : messages.postalCodeOfOtherState({ postalCode, state })
  return { code: 'INVALID_API_INPUT', message }
}

/** Creates the error for a line id that is used twice. */
export function repeatedLineError(lineId: string): DomainError {
  return { code: 'INVALID_API_INPUT', message: () => messages.repeatedLine({ lineId }) }
}

/** Creates the error for a product that does not exist or that the shopper may not see. */
export function unknownTaxedProductError(productId: string): DomainError {
  return {
    code: 'ITEM_NOT_FOUND',
    message: () => messages.unknownTaxedProduct({ productId }),
  }
}

import type { ApplicationContext } from '@hydrant/contract/shop/context.ts'

/** The payment methods that are available. */
export interface PaymentMethods {
  readonly purchaseOrder: boolean
  readonly card: boolean
}

/**
 * Converts the store's configuration to the payment methods of a visitor: guests have no account to be invoiced, so
 * they pay by card. Cards are sent from the browser to the API, which works only when pages and API have the same
 * origin.
 */
export function toPaymentMethods(
  { clientSidePaymentConfiguration: configuration }: ApplicationContext,
  { isGuest, isApiSameOrigin }: { readonly isGuest: boolean; readonly isApiSameOrigin: boolean },
): PaymentMethods {
  return {
    purchaseOrder: !isGuest && configuration?.['takesPurchaseOrders'] !== false,
    card: isApiSameOrigin && configuration?.['takesCards'] === true,
  }
}

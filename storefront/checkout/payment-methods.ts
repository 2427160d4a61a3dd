import type { ApplicationContext } from '@hydrant/contract/shop/context.ts'

/** How the visitor can pay. */
export interface PaymentMethods {
  readonly purchaseOrder: boolean
  readonly card: boolean
}

/**
 * The ways to pay that the store offers a visitor: guests have no account to be invoiced, so that they pay by card. The
 * browser gives cards to the API itself, which it reaches only where pages and API are one.
 */
export function paymentMethodsOf(
  { clientSidePaymentConfiguration: offered }: ApplicationContext,
  { isGuest, isApiHere }: { readonly isGuest: boolean; readonly isApiHere: boolean },
): PaymentMethods {
  return {
    purchaseOrder: !isGuest && offered?.['takesPurchaseOrders'] !== false,
    card: isApiHere && offered?.['takesCards'] === true,
  }
}

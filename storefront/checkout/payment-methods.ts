import type { ApplicationContext } from '@hydrant/contract/shop/context.ts'

/** The payment methods that are available. */
export interface PaymentMethods {
  readonly purchaseOrder: boolean
  readonly card: boolean
  /** The script of the payment service, which has fields of its own for a card; null: the shop's fields. */
  readonly cardScript: CardScript | null
}

/** What the payment service's own script is loaded from and started with. */
export interface CardScript {
  readonly scriptUrl: string
  readonly publishableKey: string
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
    cardScript: toCardScript(configuration?.['cardScript']),
  }
}

function toCardScript(value: unknown): CardScript | null {
  if (typeof value !== 'object' || value === null || !('scriptUrl' in value) || !('publishableKey' in value))
    return null
  return { scriptUrl: String(value.scriptUrl), publishableKey: String(value.publishableKey) }
}

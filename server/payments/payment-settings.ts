import type { Webstore } from '../webstore/service.ts'

/** How a web store can be paid. */
export interface PaymentSettings {
  readonly takesPurchaseOrders: boolean
  /** The name of the gateway for cards; null: cards are not taken. */
  readonly cardGateway: string | null
}

/** Reads `payments` of a web store's settings: `{ purchaseOrders: boolean, cardGateway: string | null }`. Without it only purchase orders are taken. */
export function paymentSettings({ settings }: Pick<Webstore, 'settings'>): PaymentSettings {
  const given = settings['payments']
  const values: Partial<Record<string, unknown>> = typeof given === 'object' && given !== null ? { ...given } : {}
  const { purchaseOrders, cardGateway } = values
  return { takesPurchaseOrders: purchaseOrders !== false, cardGateway: typeof cardGateway === 'string' && cardGateway !== '' ? cardGateway : null }
}

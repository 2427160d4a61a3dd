import type { Webstore } from './load-webstore.ts'

/** Whether items may be marked as gifts, get a message and be wrapped. */
export interface GiftingSettings {
  readonly isGiftingEnabled: boolean
  readonly isGiftMessageEnabled: boolean
  readonly isGiftWrapEnabled: boolean
}

/** Reads the gift settings of the store, under the names of the application context; each is off unless it is true. */
export function toGiftingSettings({ settings }: Webstore): GiftingSettings {
  const isGiftingEnabled = settings['isGiftingEnabled'] === true
  return {
    isGiftingEnabled,
    isGiftMessageEnabled: isGiftingEnabled && settings['isGiftMessageEnabled'] === true,
    isGiftWrapEnabled: isGiftingEnabled && settings['isGiftWrapEnabled'] === true,
  }
}

/** Whether one cart may be sent to several addresses; off unless the setting `splitShipmentEnabled` is true. */
export function canSplitShipment({ settings }: Webstore): boolean {
  return settings['splitShipmentEnabled'] === true
}

/**
 * Whether phone numbers and email addresses are not validated; off unless the setting `skipPhoneNumberValidationEnabled`
 * is true (decision 51).
 */
export function skipsContactValidation({ settings }: Webstore): boolean {
  return settings['skipPhoneNumberValidationEnabled'] === true
}

/**
 * Reads the recommendation settings of the store: `recommendationsEnabled` and `activityTrackingEnabled` are on unless
 * they are false.
 */
export function toRecommendationSettings({ settings }: Webstore): {
  readonly isDeployed: boolean
  readonly isTracking: boolean
} {
  const isDeployed = settings['recommendationsEnabled'] !== false
  return { isDeployed, isTracking: isDeployed && settings['activityTrackingEnabled'] !== false }
}

/** Which payment methods a web store accepts. */
export interface PaymentSettings {
  readonly takesPurchaseOrders: boolean
  /** The name of the gateway for cards; null: cards are not accepted. */
  readonly cardGateway: string | null
}

/**
 * Reads the payment settings of the store, `{ payments: { purchaseOrders: boolean, cardGateway: string | null } }`.
 * Without them only purchase orders are accepted.
 */
export function toPaymentSettings({ settings }: Webstore): PaymentSettings {
  const payments = settings['payments']
  const values: Partial<Record<string, unknown>> =
    typeof payments === 'object' && payments !== null ? { ...payments } : {}
  const { purchaseOrders, cardGateway } = values
  return {
    takesPurchaseOrders: purchaseOrders !== false,
    cardGateway: typeof cardGateway === 'string' && cardGateway !== '' ? cardGateway : null,
  }
}

/** Whether people may register, and in which buyer group they are then. */
export interface RegistrationSettings {
  readonly isEnabled: boolean
  /** The name of the buyer group of people who register; null: the guests' groups. */
  readonly buyerGroup: string | null
}

/**
 * Reads the registration settings of the store: `selfRegistrationEnabled` is off unless it is true, and
 * `registrationBuyerGroup` is the name of a buyer group.
 */
export function toRegistrationSettings({ settings }: Webstore): RegistrationSettings {
  const group = settings['registrationBuyerGroup']
  return {
    isEnabled: settings['selfRegistrationEnabled'] === true,
    buyerGroup: typeof group === 'string' && group !== '' ? group : null,
  }
}

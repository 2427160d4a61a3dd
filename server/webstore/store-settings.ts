import type { Webstore } from './store.ts'

/** Whether gifts may be marked, given a message and wrapped. */
export interface GiftingSettings {
  readonly isGiftingEnabled: boolean
  readonly isGiftMessageEnabled: boolean
  readonly isGiftWrapEnabled: boolean
}

/** What the store's settings say of gifts, under the names of the application context; off unless they are true. */
export function giftingOf({ settings }: Webstore): GiftingSettings {
  const isGiftingEnabled = settings['isGiftingEnabled'] === true
  return {
    isGiftingEnabled,
    isGiftMessageEnabled: isGiftingEnabled && settings['isGiftMessageEnabled'] === true,
    isGiftWrapEnabled: isGiftingEnabled && settings['isGiftWrapEnabled'] === true,
  }
}

/** Whether one cart may be sent to several places; off unless the setting `splitShipmentEnabled` is true. */
export function mayShipSplit({ settings }: Webstore): boolean {
  return settings['splitShipmentEnabled'] === true
}

/** Whether phone numbers are taken as they are; off unless the setting `skipPhoneNumberValidationEnabled` is true. */
export function skipsPhoneValidation({ settings }: Webstore): boolean {
  return settings['skipPhoneNumberValidationEnabled'] === true
}

/**
 * What the store's settings say of recommendations: `recommendationsEnabled` and `activityTrackingEnabled` are on
 * unless they are false.
 */
export function recommendingOf({ settings }: Webstore): { readonly isDeployed: boolean; readonly isTracking: boolean } {
  const isDeployed = settings['recommendationsEnabled'] !== false
  return { isDeployed, isTracking: isDeployed && settings['activityTrackingEnabled'] !== false }
}

/** How a web store can be paid. */
export interface PaymentSettings {
  readonly takesPurchaseOrders: boolean
  /** The name of the gateway for cards; null: cards are not taken. */
  readonly cardGateway: string | null
}

/**
 * What the store's settings say of payments, as `{ payments: { purchaseOrders: boolean, cardGateway: string | null }
 * }`. Without it only purchase orders are taken.
 */
export function payingOf({ settings }: Webstore): PaymentSettings {
  const given = settings['payments']
  const values: Partial<Record<string, unknown>> = typeof given === 'object' && given !== null ? { ...given } : {}
  const { purchaseOrders, cardGateway } = values
  return {
    takesPurchaseOrders: purchaseOrders !== false,
    cardGateway: typeof cardGateway === 'string' && cardGateway !== '' ? cardGateway : null,
  }
}

/** Who may register, and what they may see and pay then. */
export interface RegistrationSettings {
  readonly isEnabled: boolean
  /** The name of the buyer group that those who register are in; null: the guests' groups. */
  readonly buyerGroup: string | null
}

/**
 * What the store's settings say of registration: `selfRegistrationEnabled` is off unless it is true, and
 * `registrationBuyerGroup` names a buyer group.
 */
export function registeringOf({ settings }: Webstore): RegistrationSettings {
  const group = settings['registrationBuyerGroup']
  return {
    isEnabled: settings['selfRegistrationEnabled'] === true,
    buyerGroup: typeof group === 'string' && group !== '' ? group : null,
  }
}

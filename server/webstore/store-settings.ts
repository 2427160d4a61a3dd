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
  const { purchaseOrders, cardGateway } = toValues(settings['payments'])
  return {
    takesPurchaseOrders: purchaseOrders !== false,
    cardGateway: typeof cardGateway === 'string' && cardGateway !== '' ? cardGateway : null,
  }
}

/** Whether people may register, and in which buyer group they are then. */
export interface RegistrationSettings {
  readonly isEnabled: boolean
  /** Whether a registration is a request, which staff approve or refuse. */
  readonly needsApproval: boolean
  /** The name of the buyer group of people who register; null: the guests' groups. */
  readonly buyerGroup: string | null
}

/**
 * Reads the registration settings of the store: `selfRegistrationEnabled` and `registrationNeedsApproval` are off unless
 * they are true, and `registrationBuyerGroup` is the name of a buyer group.
 */
export function toRegistrationSettings({ settings }: Webstore): RegistrationSettings {
  const group = settings['registrationBuyerGroup']
  return {
    isEnabled: settings['selfRegistrationEnabled'] === true,
    needsApproval: settings['registrationNeedsApproval'] === true,
    buyerGroup: typeof group === 'string' && group !== '' ? group : null,
  }
}

/** Whether the store demands a second factor of staff; off unless the setting `staffSecondFactorDemanded` is true. */
export function demandsSecondFactorOfStaff({ settings }: Webstore): boolean {
  return settings['staffSecondFactorDemanded'] === true
}

/** Whether pages say how much there is at each location; off unless the setting `showsStockByLocation` is true. */
export function showsStockByLocation({ settings }: Webstore): boolean {
  return settings['showsStockByLocation'] === true
}

/** Whether staff approve each order before anything is sent; off unless the setting `orderApprovalEnabled` is true. */
export function requiresApproval({ settings }: Webstore): boolean {
  return settings['orderApprovalEnabled'] === true
}

/** Reads the time zone of the store (IANA) by which its days begin: the setting `timeZone`, or UTC. */
export function toTimeZone({ settings }: Pick<Webstore, 'settings'>): string {
  const timeZone = settings['timeZone']
  return typeof timeZone === 'string' && isTimeZone(timeZone) ? timeZone : 'UTC'
}

const TIME_ZONES: ReadonlySet<string> = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])

/**
 * Whether a text is the name of a time zone, such as `America/New_York`. Abbreviations and offsets are none: what they
 * mean to Intl and to PostgreSQL differs.
 */
export function isTimeZone(text: string): boolean {
  return TIME_ZONES.has(text)
}

/** What invoices and credit memos say of the store, and how they are numbered. */
export interface BillingSettings {
  /** Its name and address, and its tax number if it has one, by their names in the settings. */
  readonly seller: Readonly<Record<string, string>>
  readonly prefixes: Readonly<Record<'Invoice' | 'CreditMemo', string>>
  /** In how many days purchase orders are to be paid; null: the invoice does not say. */
  readonly paymentTermDays: number | null
}

const SELLER_FIELDS = ['name', 'street', 'city', 'region', 'postalCode', 'country', 'taxNumber']

/**
 * Reads the settings of invoices, `{ billing: { seller: { name, street, … }, invoicePrefix, creditMemoPrefix,
 * paymentTermDays } }`. Without them the store has the name and the country of the web store.
 */
export function toBillingSettings({ name, country, settings }: Webstore): BillingSettings {
  const billing = toValues(settings['billing'])
  const seller = toValues(billing['seller'])
  const given = SELLER_FIELDS.flatMap((field) => {
    const value = seller[field]
    return typeof value === 'string' && value.trim() !== '' ? [[field, value.trim()] as const] : []
  })
  const { invoicePrefix, creditMemoPrefix, paymentTermDays } = billing
  return {
    seller: { name, country, ...Object.fromEntries(given) },
    prefixes: {
      Invoice: typeof invoicePrefix === 'string' ? invoicePrefix : 'INV-',
      CreditMemo: typeof creditMemoPrefix === 'string' ? creditMemoPrefix : 'CM-',
    },
    paymentTermDays:
      typeof paymentTermDays === 'number' && paymentTermDays >= 0 && paymentTermDays <= 365 ? paymentTermDays : null,
  }
}

function toValues(setting: unknown): Partial<Record<string, unknown>> {
  return typeof setting === 'object' && setting !== null ? { ...setting } : {}
}

import Type, { type Static } from 'typebox'
import { ROUTES } from '../routes.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { ACCOUNT_QUERY, OPEN, WEBSTORE_PARAMS } from '../shared/request.ts'
import { Choice, CurrencyCode, Dictionary, JsonValue, Nullable } from '../shared/schema.ts'

const OrderStatus = Type.Object({ apiName: Type.String(), displayValue: Type.String() })

/** How checkout behaves in this store. */
export const CheckoutSettings = Type.Object({
  isManagedCheckoutEnabled: Type.Boolean(),
  isMngCheckoutAutoPublished: Type.Optional(Type.Boolean()),
  shippingMethodsEnabled: Type.Boolean(),
  paymentConfiguration: Type.Object({
    paymentMethodManualCaptureEnabled: Type.Boolean(),
    paymentMethodSetDevName: Type.String(),
    businessAchEnabled: Type.Optional(Type.Boolean()),
  }),
})
export type CheckoutSettings = Static<typeof CheckoutSettings>

/** Where stock is read from; without a default source no levels are shown. */
export const InventoryConfiguration = Type.Object({
  isInventoryEnabled: Type.Boolean(),
  inventoryDefaultSource: Type.Optional(
    Type.Object({
      locationSourceId: Type.String(),
      reservationInSeconds: Type.Integer(),
      webStoreInventoryLocationSourceType: Choice(['Location', 'LocationGroup']),
      webStoreInventorySourceId: Type.String(),
    }),
  ),
})
export type InventoryConfiguration = Static<typeof InventoryConfiguration>

/** What the store can do, for everyone alike. */
export const ApplicationContext = Type.Object({
  cartCalculateEnabled: Type.Boolean(),
  catalogSnapshotVersionId: Nullable(Type.String()),
  checkoutSettings: CheckoutSettings,
  clientSidePaymentConfiguration: Nullable(Dictionary(JsonValue)),
  commerceMultiCartEnabled: Type.Optional(Type.Boolean()),
  country: Type.String(),
  defaultCurrency: CurrencyCode,
  giftingConfig: Type.Optional(
    Type.Object({
      isGiftingEnabled: Type.Boolean(),
      isGiftMessageEnabled: Type.Boolean(),
      isGiftWrapEnabled: Type.Boolean(),
    }),
  ),
  guestBrowsingEnabled: Type.Boolean(),
  guestCartCheckoutEnabled: Type.Boolean(),
  guestCartEnabled: Type.Boolean(),
  guestCheckoutEnabled: Type.Boolean(),
  hideShippingAddress: Type.Optional(Type.Boolean()),
  inventoryConfiguration: InventoryConfiguration,
  managedCheckoutVersion: Type.String(),
  markets: Type.Array(Type.Object({ marketId: Type.String(), localeCurrencyMap: Dictionary(Type.String()) })),
  orderStatuses: Type.Array(OrderStatus),
  quoteStatuses: Type.Optional(Type.Array(OrderStatus)),
  placeOrderV2Enabled: Type.Optional(Type.Boolean()),
  productConfig: Type.Optional(Type.Object({ configuratorFlowApiName: Type.Optional(Type.String()) })),
  propertiesEx: Type.Object({
    highScaleCartEnabled: Type.Boolean(),
    shopperCopilotUIEnabled: Type.Boolean(),
    paymentsLegacyFormsEnabled: Type.Optional(Type.Boolean()),
  }),
  /** Whether visitors may register as buyers; left out by servers without it. */
  selfRegistrationEnabled: Type.Optional(Type.Boolean()),
  /** Whether a registration is a request of a company, which staff approve or refuse. */
  selfRegistrationNeedsApproval: Type.Optional(Type.Boolean()),
  /** Whether who registers is mailed a link by which they choose their password, which confirms their address. */
  selfRegistrationConfirmsEmail: Type.Optional(Type.Boolean()),
  sessionDrivenCurrency: Type.Boolean(),
  shippingCountries: Type.Array(Type.String()),
  shopperConsentEnabled: Type.Optional(Type.Boolean()),
  skipPhoneNumberValidationEnabled: Type.Optional(Type.Boolean()),
  splitShipmentEnabled: Type.Boolean(),
  subscriptionConfig: Type.Object({
    rlmSubscriptionEnabled: Type.Boolean(),
    subscriptionPlusEnabled: Type.Boolean(),
    commerceSubscriptionARCUIEnabled: Type.Optional(Type.Boolean()),
  }),
  supportedCurrencies: Type.Array(CurrencyCode),
  taxType: Choice(['Net', 'Gross', 'Automatic']),
  usesSingleEntitlementPolicy: Type.Boolean(),
  usesUniversalPricebooks: Type.Boolean(),
})
export type ApplicationContext = Static<typeof ApplicationContext>

/** The store's switches; cacheable for as long as the `Cache-Control` of the answer says. */
export const getApplicationContext = defineEndpoint({
  ...ROUTES.getApplicationContext,
  summary: 'What the store can do',
  params: Type.Object(WEBSTORE_PARAMS),
  query: Type.Object({ ...ACCOUNT_QUERY, asGuest: Type.Optional(Type.Boolean()) }, OPEN),
  responses: { 200: ApplicationContext },
  guests: 'allowed',
  errors: ['WEBSTORE_NOT_FOUND'],
  showsNoPrices: true,
})

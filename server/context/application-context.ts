import type { ApplicationContext } from '@hydrant/contract/shop/context.ts'
import type { Webstore } from '../webstore/service.ts'

const ORDER_STATUSES = ['Created', 'Approved', 'Waiting to Fulfill', 'Activated', 'Fulfilled', 'Canceled', 'Returned']

/** What the store can do, for everyone alike, as its clients read it. */
export function toApplicationContext(webstore: Webstore): ApplicationContext {
  return {
    cartCalculateEnabled: true,
    catalogSnapshotVersionId: null,
    checkoutSettings: {
      isManagedCheckoutEnabled: true,
      shippingMethodsEnabled: true,
      paymentConfiguration: { paymentMethodManualCaptureEnabled: false, paymentMethodSetDevName: '' },
    },
    clientSidePaymentConfiguration: null,
    country: webstore.country,
    defaultCurrency: webstore.defaultCurrency,
    giftingConfig: { isGiftingEnabled: false, isGiftMessageEnabled: false, isGiftWrapEnabled: false },
    guestBrowsingEnabled: webstore.guestBrowsingEnabled,
    guestCartCheckoutEnabled: webstore.guestCartEnabled && webstore.guestCheckoutEnabled,
    guestCartEnabled: webstore.guestCartEnabled,
    guestCheckoutEnabled: webstore.guestCheckoutEnabled,
    inventoryConfiguration: inventoryConfiguration(webstore),
    managedCheckoutVersion: '1.5.1',
    markets: [],
    orderStatuses: ORDER_STATUSES.map((status) => ({ apiName: status, displayValue: status })),
    placeOrderV2Enabled: false,
    propertiesEx: { highScaleCartEnabled: false, shopperCopilotUIEnabled: false, paymentsLegacyFormsEnabled: false },
    sessionDrivenCurrency: true,
    shippingCountries: webstore.shippingCountries.length > 0 ? webstore.shippingCountries : [webstore.country],
    shopperConsentEnabled: false,
    skipPhoneNumberValidationEnabled: false,
    splitShipmentEnabled: false,
    subscriptionConfig: { rlmSubscriptionEnabled: false, subscriptionPlusEnabled: true },
    supportedCurrencies: webstore.supportedCurrencies,
    taxType: webstore.taxType,
    usesSingleEntitlementPolicy: false,
    usesUniversalPricebooks: false,
  }
}

function inventoryConfiguration(webstore: Webstore): ApplicationContext['inventoryConfiguration'] {
  const groupId = webstore.inventoryLocationGroupId
  if (groupId === null) return { isInventoryEnabled: false }
  return {
    isInventoryEnabled: true,
    inventoryDefaultSource: {
      locationSourceId: groupId,
      reservationInSeconds: webstore.reservationSeconds,
      webStoreInventoryLocationSourceType: 'LocationGroup',
      webStoreInventorySourceId: groupId,
    },
  }
}

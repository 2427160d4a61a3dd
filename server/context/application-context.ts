import { toPlatformLanguage } from '@hydrant/kernel/locale/language-code.ts'
import type { ApplicationContext } from '@hydrant/contract/shop/context.ts'
import { ORDER_STATUSES } from '@hydrant/contract/shop/order.ts'
import { createIdFromKey } from '@hydrant/kernel/identity/record-id.ts'
import {
  toCatalogSnapshotId,
  toGiftingSettings,
  canSplitShipment,
  toLanguages,
  toPaymentSettings,
  toRegistrationSettings,
  skipsContactValidation,
  type Webstore,
} from '../webstore/service.ts'

/** The gateway that takes a web store's cards, and what a page needs to start the gateway's own script, if it has one. */
export interface CardGateway {
  readonly name: string
  readonly page: { readonly configuration: Readonly<Record<string, string>> } | null
}

/** Converts the web store into the application context that clients read, the same for everyone. */
export function toApplicationContext(
  webstore: Webstore,
  { cardGateway, hasMailServer }: { readonly cardGateway: CardGateway | null; readonly hasMailServer: boolean },
): ApplicationContext {
  return {
    cartCalculateEnabled: true,
    catalogSnapshotVersionId: toCatalogSnapshotId(webstore),
    checkoutSettings: {
      isManagedCheckoutEnabled: true,
      isMngCheckoutAutoPublished: true,
      shippingMethodsEnabled: true,
      paymentConfiguration: {
        paymentMethodManualCaptureEnabled: false,
        paymentMethodSetDevName: '',
        businessAchEnabled: false,
      },
    },
    clientSidePaymentConfiguration: toPaymentConfiguration(webstore, cardGateway),
    commerceMultiCartEnabled: true,
    country: webstore.country,
    defaultCurrency: webstore.defaultCurrency,
    giftingConfig: toGiftingSettings(webstore),
    guestBrowsingEnabled: webstore.guestBrowsingEnabled,
    guestCartCheckoutEnabled: webstore.guestCartEnabled && webstore.guestCheckoutEnabled,
    guestCartEnabled: webstore.guestCartEnabled,
    guestCheckoutEnabled: webstore.guestCheckoutEnabled,
    hideShippingAddress: false,
    inventoryConfiguration: toInventoryConfiguration(webstore),
    managedCheckoutVersion: '1.5.1',
    markets: [
      {
        marketId: createIdFromKey('0ZI', `market of ${webstore.id}`),
        localeCurrencyMap: Object.fromEntries(
          toLanguages(webstore).languages.map((locale) => [toPlatformLanguage(locale), webstore.defaultCurrency]),
        ),
      },
    ],
    orderStatuses: ORDER_STATUSES.map((status) => ({ apiName: status, displayValue: status })),
    quoteStatuses: [],
    placeOrderV2Enabled: false,
    productConfig: {},
    propertiesEx: { highScaleCartEnabled: false, shopperCopilotUIEnabled: false, paymentsLegacyFormsEnabled: false },
    selfRegistrationEnabled: toRegistrationSettings(webstore).isEnabled,
    selfRegistrationNeedsApproval: toRegistrationSettings(webstore).needsApproval,
    selfRegistrationConfirmsEmail: hasMailServer,
    sessionDrivenCurrency: true,
    shippingCountries: webstore.shippingCountries.length > 0 ? webstore.shippingCountries : [webstore.country],
    shopperConsentEnabled: false,
    skipPhoneNumberValidationEnabled: skipsContactValidation(webstore),
    splitShipmentEnabled: canSplitShipment(webstore),
    subscriptionConfig: {
      rlmSubscriptionEnabled: false,
      subscriptionPlusEnabled: true,
      commerceSubscriptionARCUIEnabled: false,
    },
    supportedCurrencies: webstore.supportedCurrencies,
    taxType: webstore.taxType,
    usesSingleEntitlementPolicy: false,
    usesUniversalPricebooks: false,
  }
}

/**
 * The payment methods that the store accepts; `cardGateway` is null where it accepts no cards, and `cardScript` is what
 * the gateway's own script is started with.
 */
function toPaymentConfiguration(
  webstore: Webstore,
  cardGateway: CardGateway | null,
): ApplicationContext['clientSidePaymentConfiguration'] {
  return {
    takesPurchaseOrders: toPaymentSettings(webstore).takesPurchaseOrders,
    takesCards: cardGateway !== null,
    cardGateway: cardGateway?.name ?? null,
    ...(cardGateway !== null && cardGateway.page !== null && { cardScript: cardGateway.page.configuration }),
  }
}

function toInventoryConfiguration(webstore: Webstore): ApplicationContext['inventoryConfiguration'] {
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

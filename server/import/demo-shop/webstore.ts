import { imageKeys, toMediaId } from './media.ts'
import { demoIds } from './record-ids.ts'

/** The demo webstore: US dollars, net prices; guests can browse and fill a cart, but must sign in to order. */
export const demoWebstore = {
  id: demoIds.webstore,
  name: 'Hydrant',
  siteId: demoIds.site,
  communityId: demoIds.community,
  channelId: demoIds.channel,
  guestUserId: demoIds.guestUser,
  country: 'US',
  defaultCurrency: 'USD',
  supportedCurrencies: ['USD'],
  shippingCountries: ['US', 'CA'],
  taxType: 'Net' as const,
  pricingStrategy: 'Priority' as const,
  guestBrowsingEnabled: true,
  guestCartEnabled: true,
  guestCheckoutEnabled: false,
  guestMaximumQuantity: '100',
  inventoryLocationGroupId: demoIds.locationGroup,
  reservationSeconds: 14_400,
  settings: {
    demo: true,
    defaultLanguage: 'en_US',
    supportedLanguages: ['en_US', 'es_US'],
    payments: { purchaseOrders: true, cardGateway: 'test' },
    billing: {
      seller: {
        name: 'Hydrant Supply',
        street: '1200 Standpipe Road',
        city: 'Cedar Rapids',
        region: 'IA',
        postalCode: '52404',
        country: 'US',
      },
      paymentTermDays: 30,
    },
    identity: {
      logoId: toMediaId(imageKeys.shopLogo),
      email: 'orders@hydrant.example',
      phone: '555-0140',
      address: '1200 Standpipe Road\nCedar Rapids, Iowa 52404',
    },
    isGiftingEnabled: true,
    isGiftMessageEnabled: true,
    isGiftWrapEnabled: true,
    shippingCutOff: '15:00',
    showsStockByLocation: true,
  },
}

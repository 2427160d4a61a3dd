import type { Transaction } from '@hydrant/database/connection/database.ts'
import { toDocument, createTextBlock } from '@hydrant/demo/pages/blocks.ts'
import { newId } from '@hydrant/kernel/identity/record-id.ts'
import { DEFAULT_SHOP_NAME } from '@hydrant/kernel/text/default-shop-name.ts'
import { DEFAULT_SITE_SETTINGS } from '@hydrant/page-model/site/default-site-settings.ts'
import { insertCustomers } from '../../accounts/service.ts'
import { addEntitlements } from '../../catalogue/service.ts'
import { saveSettingsAtRevision, saveAndPublishPage } from '../../content/service.ts'
import { addPriceBooks } from '../../pricing/service.ts'
import { insertWebstore } from '../../webstore/service.ts'
import { toPages } from '../demo-shop/pages.ts'

/** Seeds a shop without products and users, with what imports, guests and site builders need. */
export async function seedEmptyShop(tx: Transaction): Promise<void> {
  const siteId = newId('0DM')
  await insertWebstore(tx, {
    id: newId('0ZE'),
    name: DEFAULT_SHOP_NAME,
    siteId,
    communityId: newId('0DB'),
    channelId: newId('0ap'),
    guestUserId: newId('005'),
    country: 'US',
    defaultCurrency: 'USD',
    supportedCurrencies: ['USD'],
    shippingCountries: ['US'],
    taxType: 'Net',
    pricingStrategy: 'LowestPrice',
    guestBrowsingEnabled: true,
    guestCartEnabled: true,
    guestCheckoutEnabled: false,
    guestMaximumQuantity: '100',
    inventoryLocationGroupId: null,
    reservationSeconds: 14_400,
    settings: {},
  })
  const [guestsGroupId, buyersGroupId] = [newId('0ZI'), newId('0ZI')]
  await insertCustomers(tx, {
    accounts: [],
    groups: [
      { id: guestsGroupId, name: 'Guests', isGuest: true },
      { id: buyersGroupId, name: 'Buyers' },
    ],
    groupMembers: [],
    members: [],
    managed: [],
  })
  const policyId = newId('1Ce')
  await addEntitlements(tx, {
    policies: [{ id: policyId, name: 'Everyone', includesNewProducts: true }],
    groups: [guestsGroupId, buyersGroupId].map((buyerGroupId) => ({ policyId, buyerGroupId })),
    products: [],
  })
  await addPriceBooks(tx, {
    priceBooks: [
      { id: newId('01s'), name: 'List prices', isOriginal: true },
      { id: newId('01s'), name: 'Sales prices' },
    ],
    groups: [],
    schedules: [],
    tiers: [],
  })
  for (const page of toPages({ pages: [homePage] })) await saveAndPublishPage(tx, page)
  await saveSettingsAtRevision(tx, { siteId, revision: 0, settings: DEFAULT_SITE_SETTINGS, authorId: null })
}

const homePage = {
  path: '/',
  title: 'Home',
  description: 'Browse the categories of this shop, or search by name or part number.',
  document: toDocument([
    createTextBlock('welcome', 'h1', 'Welcome to our shop'),
    createTextBlock(
      'first-steps',
      'p',
      'Browse the categories in the menu, or search by name or part number. Sign in to see your prices and to order.',
    ),
  ]),
}

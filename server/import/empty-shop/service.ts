import type { Executor } from '@hydrant/database/connection/database.ts'
import { documentOf, textBlock } from '@hydrant/demo/pages/blocks.ts'
import { newId } from '@hydrant/kernel/identity/record-id.ts'
import { USUAL_SITE_SETTINGS } from '@hydrant/kernel/site/usual-site-settings.ts'
import { createCustomers } from '../../accounts/service.ts'
import { createEntitlements } from '../../catalogue/service.ts'
import { changeSettings, publishPage } from '../../content/service.ts'
import { createPriceBooks } from '../../pricing/service.ts'
import { createUsers } from '../../session/service.ts'
import { createWebstore } from '../../webstore/service.ts'
import { pagesOf } from '../demo-shop/pages.ts'

/** Who runs a shop that begins empty. */
export interface Administrator {
  readonly email: string
  readonly password: string
}

/**
 * Stores a shop without products, with what an import, a guest and a site builder need, and one administrator. Pass a
 * transaction.
 */
export async function fillEmptyShop(executor: Executor, administrator: Administrator): Promise<void> {
  const [siteId, adminId] = [newId('0DM'), newId('005')]
  await createWebstore(executor, {
    id: newId('0ZE'),
    name: 'Hydrant',
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
  await createUsers(
    executor,
    [
      {
        id: adminId,
        email: administrator.email,
        firstName: 'Shop',
        lastName: 'Administrator',
        phoneNumber: null,
        role: 'admin',
      },
    ],
    administrator.password,
  )
  const [guests, buyers] = [newId('0ZI'), newId('0ZI')]
  await createCustomers(executor, {
    accounts: [],
    groups: [
      { id: guests, name: 'Guests', isGuest: true },
      { id: buyers, name: 'Buyers' },
    ],
    groupMembers: [],
    members: [],
    managed: [],
  })
  const policyId = newId('1Ce')
  await createEntitlements(executor, {
    policies: [{ id: policyId, name: 'Everyone', includesNewProducts: true }],
    groups: [guests, buyers].map((buyerGroupId) => ({ policyId, buyerGroupId })),
    products: [],
  })
  await createPriceBooks(executor, {
    books: [
      { id: newId('01s'), name: 'List prices', isOriginal: true },
      { id: newId('01s'), name: 'Sales prices' },
    ],
    groups: [],
    schedules: [],
    tiers: [],
  })
  for (const page of pagesOf({ pages: [homePage] })) await publishPage(executor, page)
  await changeSettings(executor, { siteId, revision: 0, settings: siteSettings, authorId: adminId })
}

/** Nothing of the demo's firm stands around the pages of another. */
const siteSettings = {
  ...USUAL_SITE_SETTINGS,
  header: { notice: '', service: '' },
  footer: {
    categoriesTitle: 'Categories',
    columns: [
      {
        title: 'Your account',
        links: [
          { label: 'Orders', href: '/orders' },
          { label: 'Cart', href: '/cart' },
        ],
        hasSignIn: true,
      },
    ],
    contact: { title: '', lines: [] },
    note: '',
  },
}

const homePage = {
  path: '/',
  title: 'Home',
  description: 'Browse the categories of this shop, or search by name or part number.',
  document: documentOf([
    textBlock('welcome', 'h1', 'Welcome to our shop'),
    textBlock(
      'first-steps',
      'p',
      'Browse the categories in the menu, or search by name or part number. Sign in to see your prices and to order.',
    ),
  ]),
}

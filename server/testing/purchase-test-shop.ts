import { eq, sql } from 'drizzle-orm'
import { ROUTES } from '@hydrant/contract/routes.ts'
import type { SignedIn } from '@hydrant/contract/shop/session.ts'
import type { Database } from '@hydrant/database/connection/database.ts'
import { managedAccount } from '@hydrant/database/schema/accounts.ts'
import { webstore } from '@hydrant/database/schema/webstore.ts'
import { openTestDatabase } from '@hydrant/database/testing/test-database.ts'
import { createIdFromKey } from '@hydrant/kernel/identity/record-id.ts'
import { insertCustomers } from '../accounts/service.ts'
import { insertAddresses } from '../addresses/service.ts'
import { insertDeliveryMethods } from '../cart/service.ts'
import { saveProducts } from '../catalogue/service.ts'
import { upsertInventoryLevels } from '../inventory/service.ts'
import type { PaymentGateways } from '../payments/service.ts'
import { savePrices } from '../pricing/service.ts'
import { insertPromotions } from '../promotions/service.ts'
import { createUsers } from '../session/service.ts'
import type { Webhook } from '../events/service.ts'
import { addTaxRates } from '../tax/service.ts'
import type { SecurityLog } from '../session/service.ts'
import { type Call, callShopAndCheckResponse, type Reply } from './call-shop.ts'
import { openApp } from './open-app.ts'
import { BUYER, fillTestCatalogue, ids, PASSWORD } from './test-catalogue.ts'

/** The email address of the plant's buyer; the plant is exempt from tax and has no contract prices. */
export const PLANT_BUYER = 'buyer@plant.example'

/** The ids of records for tests of buying. */
export const shopIds = {
  hose: ids.product('TH-1'),
  gloves: ids.product('GL-1'),
  rare: ids.product('RARE-1'),
  quote: ids.product('Q-1'),
  nozzle: ids.product('HN-95/1'),
  ground: createIdFromKey('2Dm', 'ground'),
  express: createIdFromKey('2Dm', 'express'),
  station: createIdFromKey('001', 'station'),
  plant: createIdFromKey('001', 'plant'),
  county: createIdFromKey('001', 'county'),
  address: createIdFromKey('8lW', 'county'),
  plantAddress: createIdFromKey('8lW', 'plant'),
  main: ids.locations.main,
} as const

/**
 * A client of the shop: a buyer with a session, or a guest whose cookies are sent again with later requests. The path
 * may have a query.
 */
export type TestClient = <Body = unknown>(...request: ClientRequest) => Promise<Reply<Body>>

/** What a client sends. */
type ClientRequest = readonly [method: string, path: string, body?: unknown, headers?: Readonly<Record<string, string>>]

/** A small shop for tests of buying; close it after the tests of a file. */
export interface PurchaseTestShop {
  readonly database: Database
  /** Without a trailing slash. */
  readonly url: string
  /** Signs in the buyer of the county, or the named one, and returns their client. */
  buyer(email?: string): Promise<TestClient>
  /** Creates the client of a new guest. */
  guest(): TestClient
  /** Sends a single request. */
  send<Body = unknown>(method: string, path: string, call: Call): Promise<Reply<Body>>
  close(): Promise<void>
}

/**
 * Opens the small shop for tests of buying: it has contract prices with price breaks, tax in North Carolina, two
 * delivery methods, coupons, and little stock of one product. Card payments use the gateway `test`.
 */
export async function openPurchaseTestShop({
  createGateways,
  gatewayTimeoutMilliseconds,
  embedded,
  securityLog,
  webhook,
  languages,
}: {
  readonly createGateways?: (database: Database) => PaymentGateways
  readonly gatewayTimeoutMilliseconds?: number
  readonly securityLog?: SecurityLog
  readonly webhook?: Webhook
  /** The languages of the store as the platform writes them, such as `es_US`; the default one is American English. */
  readonly languages?: readonly string[]
  /** An empty embedded database in a folder, and the token of the backup command; defaults to a test database. */
  readonly embedded?: { readonly database: Database; readonly dataDir: string; readonly operatorToken: string }
} = {}): Promise<PurchaseTestShop> {
  const database = embedded?.database ?? (await openTestDatabase())
  await fillTestCatalogue(database)
  await fillPurchaseData(database)
  if (languages !== undefined) await setLanguages(database, languages)
  const { url, close } = await openApp(database, {
    ...(securityLog !== undefined && { securityLog }),
    ...(webhook !== undefined && { webhook }),
    gateways: createGateways?.(database),
    gatewayTimeoutMilliseconds,
    ...embedded,
  })
  const shop = { url, webstoreId: ids.webstore }
  const send = <Body>(method: string, path: string, call: Call) =>
    callShopAndCheckResponse<Body>(shop, { method, path }, call)
  return {
    database,
    url,
    send,
    async buyer(email = BUYER) {
      const { body } = await send<SignedIn>('POST', ROUTES.signIn.path, {
        body: { username: email, password: PASSWORD },
      })
      return (...[method, path, requestBody, headers]) =>
        send(method, path, { token: body.token, body: requestBody, headers })
    },
    guest() {
      let cookie = ''
      return async <Body>(...[method, path, requestBody, headers]: ClientRequest) => {
        const reply = await send<Body>(method, path, { cookie, body: requestBody, headers })
        if (reply.cookie !== '') cookie = reply.cookie
        return reply
      }
    },
    close,
  }
}

async function setLanguages(database: Database, supportedLanguages: readonly string[]): Promise<void> {
  const settings = JSON.stringify({ supportedLanguages })
  await database.transaction((tx) => tx.execute(sql`update webstore set settings = settings || ${settings}::jsonb`))
}

/** Pays the active checkout of a client with a card that the test gateway accepts, or with the card of this number. */
export async function payByCard(client: TestClient, cardNumber = '4111111111111111'): Promise<Reply> {
  const { body } = await client<{ token: string }>('POST', '/webstore/payments/token', {
    cardPaymentMethod: {
      cardHolderName: 'Ada Cole',
      cardNumber,
      expiryMonth: 3,
      expiryYear: new Date().getFullYear() + 2,
      cvv: '737',
    },
  })
  return client('POST', '/webstore/checkouts/active/payments', { requestType: 'Auth', paymentToken: body.token })
}

async function fillPurchaseData(database: Database): Promise<void> {
  const plantBuyer = createIdFromKey('005', 'plant buyer')
  await database.transaction(async (tx) => {
    await tx
      .update(webstore)
      .set({
        guestCheckoutEnabled: true,
        guestMaximumQuantity: '10',
        settings: { payments: { cardGateway: 'test' }, selfRegistrationEnabled: true },
      })
      .where(eq(webstore.id, ids.webstore))
    await createUsers(
      tx,
      [{ id: plantBuyer, email: PLANT_BUYER, firstName: 'B', lastName: 'Plant', phoneNumber: null, role: 'buyer' }],
      PASSWORD,
    )
    await insertCustomers(tx, {
      accounts: [
        { id: shopIds.plant, name: 'Plant', isTaxExempt: true },
        { id: shopIds.station, name: 'Station 1' },
      ],
      groups: [],
      groupMembers: [
        { buyerGroupId: ids.groups.county, accountId: shopIds.station },
        { buyerGroupId: ids.groups.guests, accountId: shopIds.plant },
      ],
      members: [{ userId: plantBuyer, accountId: shopIds.plant }],
      managed: [],
    })
    await tx.insert(managedAccount).values({ userId: createIdFromKey('005', 'buyer'), accountId: shopIds.station })
    const addressFields = {
      addressType: 'Shipping' as const,
      street: '1 Main St',
      city: 'Raleigh',
      region: 'NC',
      postalCode: '27601',
      country: 'US',
      isDefault: true,
    }
    await insertAddresses(tx, [
      { id: shopIds.address, accountId: shopIds.county, name: 'County depot', ...addressFields },
      { id: shopIds.plantAddress, accountId: shopIds.plant, name: 'Plant gate', ...addressFields },
    ])
    const product = (sku: string, name: string) => ({
      id: ids.product(sku),
      sku,
      name,
      categoryIds: [ids.category('Handline')],
    })
    await saveProducts(tx, [
      product('TH-1', 'Attack hose'),
      product('GL-1', 'Gloves'),
      product('RARE-1', 'Rare valve'),
      { ...product('Q-1', 'Custom rig'), isQuoteOnly: true },
    ])
    const price = (sku: string, unitPrice: string, scheduleId?: string) => ({
      productId: ids.product(sku),
      currency: 'USD',
      unitPrice,
      ...(scheduleId !== undefined && { scheduleId }),
    })
    await savePrices(tx, ids.priceBooks.list, [
      price('TH-1', '100'),
      price('GL-1', '19.95'),
      price('RARE-1', '10'),
      price('Q-1', '5000'),
    ])
    await savePrices(tx, ids.priceBooks.county, [price('TH-1', '89.99', ids.schedule)])
    await upsertInventoryLevels(tx, [
      { productId: shopIds.hose, locationId: ids.locations.main, onHand: '500' },
      { productId: shopIds.rare, locationId: ids.locations.main, onHand: '2' },
      { productId: shopIds.rare, locationId: ids.locations.west, onHand: '1' },
    ])
    await addTaxRates(tx, [
      {
        id: createIdFromKey('1tx', 'NC'),
        treatment: 'standard',
        name: 'North Carolina',
        country: 'US',
        state: 'NC',
        ratePercent: '7.25',
      },
    ])
    const method = { currencyIsoCode: 'USD', countries: ['US'] }
    await insertDeliveryMethods(tx, [
      { id: shopIds.ground, name: 'Ground', baseFee: '25', freeFromAmount: '2000', sortOrder: 1, ...method },
      { id: shopIds.express, name: 'Express', baseFee: '60', sortOrder: 2, ...method },
    ])
    await insertPromotions(tx, promotions, coupons)
  })
}

const createPromotion = (
  name: string,
  values: {
    targetType: 'Item' | 'Cart' | 'Shipping'
    adjustmentType: 'PercentageDiscount' | 'AmountDiscount'
    adjustmentValue: string
    minimumAmount?: string
    isExclusive?: boolean
    productIds?: string[]
    priority?: number
  },
) => ({
  id: createIdFromKey('0c8', name),
  name,
  displayName: name,
  requiresCoupon: true,
  currencyIsoCode: 'USD',
  ...values,
})

const promotions = [
  createPromotion('ten', {
    targetType: 'Cart',
    adjustmentType: 'PercentageDiscount',
    adjustmentValue: '10',
    minimumAmount: '100',
  }),
  createPromotion('free shipping', {
    targetType: 'Shipping',
    adjustmentType: 'PercentageDiscount',
    adjustmentValue: '100',
  }),
  createPromotion('gloves', {
    targetType: 'Item',
    adjustmentType: 'AmountDiscount',
    adjustmentValue: '5',
    productIds: [shopIds.gloves],
  }),
  createPromotion('alone', {
    targetType: 'Cart',
    adjustmentType: 'PercentageDiscount',
    adjustmentValue: '20',
    isExclusive: true,
    priority: 9,
  }),
]

const coupons = [
  { id: createIdFromKey('0lC', 'TEN'), promotionId: createIdFromKey('0c8', 'ten'), code: 'TEN' },
  { id: createIdFromKey('0lC', 'SHIP'), promotionId: createIdFromKey('0c8', 'free shipping'), code: 'SHIP' },
  {
    id: createIdFromKey('0lC', 'GLOVES'),
    promotionId: createIdFromKey('0c8', 'gloves'),
    code: 'GLOVES',
    redemptionLimit: 1,
  },
  { id: createIdFromKey('0lC', 'ALONE'), promotionId: createIdFromKey('0c8', 'alone'), code: 'ALONE' },
]

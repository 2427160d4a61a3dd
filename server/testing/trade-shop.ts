import { eq } from 'drizzle-orm'
import { ROUTES } from '@hydrant/contract/routes.ts'
import type { SignedIn } from '@hydrant/contract/shop/session.ts'
import type { Database } from '@hydrant/database/connection/database.ts'
import { managedAccount } from '@hydrant/database/schema/accounts.ts'
import { webstore } from '@hydrant/database/schema/webstore.ts'
import { openTestDatabase } from '@hydrant/database/testing/test-database.ts'
import { idFromKey } from '@hydrant/kernel/identity/record-id.ts'
import { createCustomers } from '../accounts/service.ts'
import { saveAddresses } from '../addresses/service.ts'
import { createDeliveryMethods } from '../cart/service.ts'
import { saveProducts } from '../catalogue/service.ts'
import { setLevels } from '../inventory/service.ts'
import type { PaymentGateways } from '../payments/service.ts'
import { savePrices } from '../pricing/service.ts'
import { createPromotions } from '../promotions/service.ts'
import { createUsers } from '../session/service.ts'
import { createTaxRates } from '../tax/service.ts'
import { type Call, callShop, type Reply } from './call-shop.ts'
import { openApp } from './open-app.ts'
import { BUYER, fillTestCatalogue, ids, PASSWORD } from './test-catalogue.ts'

/** The buyer of the plant, which is exempt from tax and has no contract. */
export const PLANT_BUYER = 'buyer@plant.example'

/** The ids that the tests of buying go by. */
export const trade = {
  hose: ids.product('TH-1'),
  gloves: ids.product('GL-1'),
  rare: ids.product('RARE-1'),
  quote: ids.product('Q-1'),
  nozzle: ids.product('HN-95/1'),
  ground: idFromKey('2Dm', 'ground'),
  express: idFromKey('2Dm', 'express'),
  station: idFromKey('001', 'station'),
  plant: idFromKey('001', 'plant'),
  county: idFromKey('001', 'county'),
  address: idFromKey('8lW', 'county'),
  plantAddress: idFromKey('8lW', 'plant'),
  main: ids.locations.main,
} as const

/**
 * Somebody who calls the shop: a buyer by their session, a guest by their cookies, which are kept from call to call.
 * The path may have a query.
 */
export type Caller = <Body = unknown>(method: string, path: string, body?: unknown) => Promise<Reply<Body>>

/** A small shop in which things are bought; close it when the file is done. */
export interface TradeShop {
  readonly database: Database
  /** The buyer of the county with a new session; of another account when one is named. */
  buyer(email?: string): Promise<Caller>
  /** A new guest. */
  guest(): Caller
  /** Sends what it is told. */
  send<Body = unknown>(method: string, path: string, call: Call): Promise<Reply<Body>>
  close(): Promise<void>
}

/**
 * Opens the small shop: contract prices with breaks, tax in North Carolina, two ways of delivery, coupons, little stock
 * of one product. Cards are taken by the gateway `test`.
 */
export async function openTradeShop({
  gatewaysOf,
  gatewayTimeoutMilliseconds,
}: {
  readonly gatewaysOf?: (database: Database) => PaymentGateways
  readonly gatewayTimeoutMilliseconds?: number
} = {}): Promise<TradeShop> {
  const database = await openTestDatabase()
  await fillTestCatalogue(database)
  await fillTrade(database)
  const { url, close } = await openApp(database, { gateways: gatewaysOf?.(database), gatewayTimeoutMilliseconds })
  const shop = { url, webstoreId: ids.webstore }
  const send = <Body>(method: string, path: string, call: Call) => callShop<Body>(shop, { method, path }, call)
  return {
    database,
    send,
    async buyer(email = BUYER) {
      const { body } = await send<SignedIn>('POST', ROUTES.signIn.path, {
        body: { username: email, password: PASSWORD },
      })
      return (method, path, sent) => send(method, path, { token: body.token, body: sent })
    },
    guest() {
      let cookie = ''
      return async <Body>(method: string, path: string, sent?: unknown) => {
        const reply = await send<Body>(method, path, { cookie, body: sent })
        if (reply.cookie !== '') cookie = reply.cookie
        return reply
      }
    },
    close,
  }
}

async function fillTrade(database: Database): Promise<void> {
  const plantBuyer = idFromKey('005', 'plant buyer')
  await database.transaction(async (executor) => {
    await executor
      .update(webstore)
      .set({
        guestCheckoutEnabled: true,
        guestMaximumQuantity: '10',
        settings: { payments: { cardGateway: 'test' }, selfRegistrationEnabled: true },
      })
      .where(eq(webstore.id, ids.webstore))
    await createUsers(
      executor,
      [{ id: plantBuyer, email: PLANT_BUYER, firstName: 'B', lastName: 'Plant', phoneNumber: null, role: 'buyer' }],
      PASSWORD,
    )
    await createCustomers(executor, {
      accounts: [
        { id: trade.plant, name: 'Plant', isTaxExempt: true },
        { id: trade.station, name: 'Station 1' },
      ],
      groups: [],
      groupMembers: [
        { buyerGroupId: ids.groups.county, accountId: trade.station },
        { buyerGroupId: ids.groups.guests, accountId: trade.plant },
      ],
      members: [{ userId: plantBuyer, accountId: trade.plant }],
      managed: [],
    })
    await executor.insert(managedAccount).values({ userId: idFromKey('005', 'buyer'), accountId: trade.station })
    const place = {
      addressType: 'Shipping' as const,
      street: '1 Main St',
      city: 'Raleigh',
      region: 'NC',
      postalCode: '27601',
      country: 'US',
      isDefault: true,
    }
    await saveAddresses(executor, [
      { id: trade.address, accountId: trade.county, name: 'County depot', ...place },
      { id: trade.plantAddress, accountId: trade.plant, name: 'Plant gate', ...place },
    ])
    const product = (sku: string, name: string) => ({
      id: ids.product(sku),
      sku,
      name,
      categoryIds: [ids.category('Handline')],
    })
    await saveProducts(executor, [
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
    await savePrices(executor, ids.books.list, [
      price('TH-1', '100'),
      price('GL-1', '19.95'),
      price('RARE-1', '10'),
      price('Q-1', '5000'),
    ])
    await savePrices(executor, ids.books.county, [price('TH-1', '89.99', ids.schedule)])
    await setLevels(executor, [
      { productId: trade.hose, locationId: ids.locations.main, onHand: '500' },
      { productId: trade.rare, locationId: ids.locations.main, onHand: '2' },
      { productId: trade.rare, locationId: ids.locations.west, onHand: '1' },
    ])
    await createTaxRates(executor, [
      {
        id: idFromKey('tax', 'NC'),
        treatment: 'standard',
        name: 'North Carolina',
        country: 'US',
        state: 'NC',
        ratePercent: '7.25',
      },
    ])
    const method = { currencyIsoCode: 'USD', countries: ['US'] }
    await createDeliveryMethods(executor, [
      { id: trade.ground, name: 'Ground', baseFee: '25', freeFromAmount: '2000', sortOrder: 1, ...method },
      { id: trade.express, name: 'Express', baseFee: '60', sortOrder: 2, ...method },
    ])
    await createPromotions(executor, promotions, coupons)
  })
}

const promotion = (
  name: string,
  rest: {
    targetType: 'Item' | 'Cart' | 'Shipping'
    adjustmentType: 'PercentageDiscount' | 'AmountDiscount'
    adjustmentValue: string
    minimumAmount?: string
    isExclusive?: boolean
    productIds?: string[]
    priority?: number
  },
) => ({
  id: idFromKey('0c8', name),
  name,
  displayName: name,
  requiresCoupon: true,
  currencyIsoCode: 'USD',
  ...rest,
})

const promotions = [
  promotion('ten', {
    targetType: 'Cart',
    adjustmentType: 'PercentageDiscount',
    adjustmentValue: '10',
    minimumAmount: '100',
  }),
  promotion('free shipping', { targetType: 'Shipping', adjustmentType: 'PercentageDiscount', adjustmentValue: '100' }),
  promotion('gloves', {
    targetType: 'Item',
    adjustmentType: 'AmountDiscount',
    adjustmentValue: '5',
    productIds: [trade.gloves],
  }),
  promotion('alone', {
    targetType: 'Cart',
    adjustmentType: 'PercentageDiscount',
    adjustmentValue: '20',
    isExclusive: true,
    priority: 9,
  }),
]

const coupons = [
  { id: idFromKey('cpn', 'TEN'), promotionId: idFromKey('0c8', 'ten'), code: 'TEN' },
  { id: idFromKey('cpn', 'SHIP'), promotionId: idFromKey('0c8', 'free shipping'), code: 'SHIP' },
  { id: idFromKey('cpn', 'GLOVES'), promotionId: idFromKey('0c8', 'gloves'), code: 'GLOVES', redemptionLimit: 1 },
  { id: idFromKey('cpn', 'ALONE'), promotionId: idFromKey('0c8', 'alone'), code: 'ALONE' },
]

import { openTestDatabase } from '@hydrant/database/testing/test-database.ts'
import type { Database } from '@hydrant/database/connection/database.ts'
import { newId } from '@hydrant/kernel/identity/record-id.ts'
import { decimal } from '@hydrant/kernel/money/decimal.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { GatewayError, type PaymentGateway } from './payment-gateway.ts'
import { createStripeGateway, createTestGateway } from './service.ts'
import {
  createSimulatorSettings,
  startStripeSimulator,
  type StripeSimulator,
} from './stripe/testing/stripe-simulator.ts'

let database: Database
let stripe: StripeSimulator

beforeAll(async () => {
  database = await openTestDatabase()
  stripe = await startStripeSimulator()
})
afterAll(async () => {
  await stripe.close()
  await database.close()
})

type CardKind = 'approved' | 'declined' | 'no money' | 'expired' | 'wrong code'

/** A gateway with tokens of cards that behave as named. */
interface Tested {
  readonly create: () => Promise<PaymentGateway>
  readonly tokenOf: (gateway: PaymentGateway, outcome: CardKind) => Promise<string>
}

const TEST_NUMBERS: Readonly<Record<CardKind, string>> = {
  approved: '4242424242424242',
  declined: '4000000000000002',
  'no money': '4000000000009995',
  expired: '4000000000000069',
  'wrong code': '4000000000000127',
}
const PAYMENT_METHODS: Readonly<Record<CardKind, string>> = {
  approved: 'pm_card_visa',
  declined: 'pm_card_chargeDeclined',
  'no money': 'pm_card_chargeDeclinedInsufficientFunds',
  expired: 'pm_card_chargeDeclinedExpiredCard',
  'wrong code': 'pm_card_chargeDeclinedIncorrectCvc',
}
const TESTED: Readonly<Record<string, Tested>> = {
  test: {
    create: async () => createTestGateway(database),
    async tokenOf(gateway, outcome) {
      const result = await gateway.tokenize({
        holderName: 'A Buyer',
        number: TEST_NUMBERS[outcome],
        expiryMonth: 4,
        expiryYear: new Date().getUTCFullYear() + 4,
        securityCode: '123',
      })
      return result.ok ? result.value : ''
    },
  },
  stripe: {
    create: () => createStripeGateway(database, createSimulatorSettings(stripe.url)),
    tokenOf: async (_, outcome) => PAYMENT_METHODS[outcome],
  },
}

describe.each(Object.entries(TESTED))('the gateway %s', (_, { create, tokenOf }) => {
  const start = async (outcome: CardKind) => {
    const gateway = await create()
    const request = { key: newId('0aQ'), amount: decimal('46.40'), currencyIsoCode: 'USD' }
    const token = await tokenOf(gateway, outcome)
    return { gateway, key: request.key, authorize: () => gateway.authorize({ ...request, token, details: {} }) }
  }

  test('authorizes once under a key, captures, repeats a capture, and refunds in parts and the rest [STR-01]', async () => {
    const { gateway, key, authorize } = await start('approved')
    expect(await gateway.find(key)).toBeNull()
    const approved = await authorize()
    expect(approved).toMatchObject({ result: 'Approved', card: { brand: 'Visa', lastFour: '4242' }, isCaptured: false })
    expect(await gateway.find(key)).toEqual(approved)
    await gateway.capture(key)
    await gateway.capture(key)
    expect(await gateway.find(key)).toEqual({ ...approved, isCaptured: true })
    await expect(gateway.reverse(key)).rejects.toThrow(GatewayError)
    const part = { key, refundKey: newId('0aQ'), amount: decimal('6.40'), currencyIsoCode: 'USD' }
    await gateway.refundPart(part)
    await gateway.refundPart(part)
    await expect(gateway.refundPart({ ...part, refundKey: newId('0aQ'), amount: decimal('40.01') })).rejects.toThrow(
      GatewayError,
    )
    await gateway.refund(key)
    await gateway.refund(key)
    await gateway.refundPart({ ...part, refundKey: newId('0aQ') })
  })

  test.each<[CardKind, string, string]>([
    ['declined', '', 'Your bank has declined this card.'],
    ['no money', 'INSUFFICIENT_FUNDS', 'There is not enough money on this card.'],
    ['expired', 'EXPIRED_CARD', 'This card has expired.'],
    ['wrong code', 'INCORRECT_CVV', 'The security code does not belong to this card.'],
  ])('says why a card is not taken: %s [STR-01]', async (outcome, declineCode, message) => {
    const { gateway, key, authorize } = await start(outcome)
    expect(await authorize()).toMatchObject({
      result: 'Declined',
      declineCode: declineCode === '' ? expect.any(String) : declineCode,
      message,
    })
    expect(await gateway.find(key)).toMatchObject({ result: 'Declined' })
    await expect(gateway.capture(key)).rejects.toThrow(GatewayError)
  })

  test('releases an authorization, and blocks a key that was never charged [STR-01]', async () => {
    const held = await start('approved')
    await held.authorize()
    await held.gateway.reverse(held.key)
    await held.gateway.reverse(held.key)
    expect(await held.gateway.find(held.key)).toMatchObject({ result: 'Declined', declineCode: 'REVERSED' })
    await expect(held.gateway.capture(held.key)).rejects.toThrow(GatewayError)
    const never = await start('approved')
    await never.gateway.reverse(never.key)
    expect(await never.authorize()).toMatchObject({ result: 'Declined' })
    await expect(never.gateway.capture(never.key)).rejects.toThrow(GatewayError)
  })

  test('takes no token that it did not give out [STR-01]', async () => {
    const { gateway, key } = await start('approved')
    const request = { key, amount: decimal('46.40'), currencyIsoCode: 'USD', token: 'of somebody else', details: {} }
    expect(await gateway.authorize(request)).toMatchObject({ result: 'Invalid' })
  })
})

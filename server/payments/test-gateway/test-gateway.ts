import { newId } from '@hydrant/kernel/identity/record-id.ts'
import { ok } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/payments.js'
import {
  type CardDetails,
  type ChargeResult,
  type ChargeRequest,
  GatewayError,
  type PaymentGateway,
} from '../payment-gateway.ts'
import { parseTestCard } from './check-card.ts'
import * as store from './store.ts'
import { findDecline } from './test-cards.ts'

/**
 * A gateway that moves no money, for demonstrations and tests: the number of the card and the amount decide the result
 * (`test-cards.ts`). It stores its charges in its own tables outside the shop's transactions, so that they survive a
 * rollback.
 */
export function createTestGateway(database: store.Database): PaymentGateway {
  return {
    async tokenize(details: CardDetails) {
      const cardResult = parseTestCard(details, new Date())
      if (!cardResult.ok) return cardResult
      const token = `test_card_${crypto.randomUUID().replaceAll('-', '')}`
      await database.transaction((tx) => store.insertCard(tx, { token, ...cardResult.value }))
      return ok(token)
    },

    async authorize({ token, ...request }) {
      const card = await database.query((db) => store.findCard(db, token))
      return card === null
        ? { result: 'Invalid', message: messages.unknownCardToken() }
        : chargeCard(database, request, card)
    },

    async openClientCharge({ key, amount, currencyIsoCode }) {
      const created = await database.transaction((tx) =>
        store.insertOrUpdateOpenCharge(tx, {
          key,
          reference: createReference(),
          state: 'Open',
          amount,
          currencyIsoCode,
          ...WALLET,
        }),
      )
      return {
        reference: created.reference,
        data: { gateway: 'Test gateway: no money moves', amount: amount.toFixed(), currencyIsoCode },
      }
    },

    async confirmClientCharge({ details, ...request }) {
      const { cardToken } = details
      const card = cardToken === undefined ? WALLET_CARD : await database.query((db) => store.findCard(db, cardToken))
      return card === null
        ? { result: 'Invalid', message: messages.unknownCardToken() }
        : chargeCard(database, request, card)
    },

    async find(key) {
      const storedCharge = await database.query((db) => store.findCharge(db, key))
      return storedCharge === null || storedCharge.state === 'Open' ? null : toChargeResult(storedCharge)
    },

    async capture(key) {
      if (
        !(await database.transaction((tx) =>
          store.updateChargeState(tx, key, { from: ['Authorized', 'Captured'], to: 'Captured' }),
        ))
      ) {
        throw new GatewayError('There is no such authorization.')
      }
    },

    async reverse(key) {
      if (!(await database.transaction((tx) => store.reverseOrBlockCharge(tx, { key, reference: createReference() }))))
        throw new GatewayError('The amount was captured: it can only be refunded.')
    },

    async refund(key) {
      if (
        !(await database.transaction((tx) =>
          store.updateChargeState(tx, key, { from: ['Captured', 'Refunded'], to: 'Refunded' }),
        ))
      ) {
        throw new GatewayError('Nothing was captured under this key.')
      }
    },

    async refundPart({ key, refundKey, amount, currencyIsoCode }) {
      await database.transaction(async (tx) => {
        if ((await store.findCharge(tx, key))?.state === 'Refunded') return
        const refund = { key: refundKey, reference: createReference(), amount, currencyIsoCode }
        if (!(await store.insertRefundIfNew(tx, refund))) return
        // Thrown inside the transaction: the refund is not stored, so that it can be repeated.
        if (!(await store.addRefundedAmount(tx, key, amount)))
          throw new GatewayError('Less than this amount is left to be refunded.')
      })
    },
  }
}

const WALLET = { brand: 'Test wallet', lastFour: '0000', expires: '' }
const WALLET_CARD: store.StoredCard = {
  token: '',
  brand: WALLET.brand,
  lastFour: WALLET.lastFour,
  expiryMonth: 12,
  expiryYear: 2099,
  behavior: 'approve',
}

async function chargeCard(
  database: store.Database,
  request: ChargeRequest,
  card: store.StoredCard,
): Promise<ChargeResult> {
  const { behavior } = card
  if (behavior === 'system-error') throw new GatewayError('The test gateway is out of order for this card.')
  if (behavior === 'timeout-before') throw new GatewayError('The test gateway did not hear this.')
  const decline = findDecline(behavior, request.amount)
  const storedResult = await database.transaction((tx) =>
    store.insertOrUpdateOpenCharge(tx, {
      ...request,
      reference: createReference(),
      state: decline === null ? 'Authorized' : 'Declined',
      ...(decline !== null && { declineCode: decline.declineCode }),
      brand: card.brand,
      lastFour: card.lastFour,
      expires: `${String(card.expiryMonth).padStart(2, '0')}/${card.expiryYear}`,
    }),
  )
  if (behavior === 'timeout-after') throw new GatewayError('The answer of the test gateway was lost.')
  return decline === null ? toChargeResult(storedResult) : { result: 'Declined', ...decline }
}

function toChargeResult({ state, reference, brand, lastFour, expires, declineCode }: store.Charge): ChargeResult {
  if (state === 'Authorized' || state === 'Captured')
    return { result: 'Approved', reference, card: { brand, lastFour, expires }, isCaptured: state === 'Captured' }
  return { result: 'Declined', declineCode: declineCode ?? 'REVERSED', message: messages.paymentNotCompleted() }
}

function createReference(): string {
  return `test_${newId('chg')}`
}

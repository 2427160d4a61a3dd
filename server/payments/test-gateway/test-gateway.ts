import { newId } from '@hydrant/kernel/identity/record-id.ts'
import { ok } from '@hydrant/kernel/result/result.ts'
import {
  type CardDetails,
  type ChargeAnswer,
  type ChargeRequest,
  GatewayError,
  type PaymentGateway,
} from '../payment-gateway.ts'
import { checkCard } from './check-card.ts'
import * as books from './store.ts'
import { declineOf } from './test-cards.ts'

/**
 * A gateway that moves no money, for demonstrations and tests: what happens is decided by the number of the card and
 * the amount (`test-cards.ts`). It keeps its books in tables of its own and writes them outside the shop's
 * transactions, so that they survive what becomes of the shop's.
 */
export function createTestGateway(database: books.Database): PaymentGateway {
  return {
    async tokenize(details: CardDetails) {
      const card = checkCard(details, new Date())
      if (!card.ok) return card
      const token = `test_card_${crypto.randomUUID().replaceAll('-', '')}`
      await database.read((executor) => books.insertCard(executor, { token, ...card.value }))
      return ok(token)
    },

    async authorize({ token, ...request }) {
      const card = await database.read((executor) => books.findCard(executor, token))
      return card === null ? UNKNOWN_CARD : charge(database, request, card)
    },

    async openClientCharge({ key, amount, currencyIsoCode }) {
      const opened = await database.read((executor) =>
        books.insertCharge(executor, {
          key,
          reference: newReference(),
          state: 'Open',
          amount,
          currencyIsoCode,
          ...WALLET,
        }),
      )
      return {
        reference: opened.reference,
        data: { gateway: 'Test gateway: no money moves', amount: amount.toFixed(), currencyIsoCode },
      }
    },

    async confirmClientCharge({ details, ...request }) {
      const { cardToken } = details
      const card =
        cardToken === undefined ? WALLET_CARD : await database.read((executor) => books.findCard(executor, cardToken))
      return card === null ? UNKNOWN_CARD : charge(database, request, card)
    },

    async find(key) {
      const found = await database.read((executor) => books.findCharge(executor, key))
      return found === null || found.state === 'Open' ? null : answerOf(found)
    },

    async capture(key) {
      if (
        !(await database.read((executor) =>
          books.moveCharge(executor, key, { from: ['Authorized', 'Captured'], to: 'Captured' }),
        ))
      ) {
        throw new GatewayError('There is no such authorization.')
      }
    },

    async reverse(key) {
      await database.read((executor) => books.reverseCharge(executor, { key, reference: newReference() }))
    },

    async refund(key) {
      if (
        !(await database.read((executor) =>
          books.moveCharge(executor, key, { from: ['Captured', 'Refunded'], to: 'Refunded' }),
        ))
      ) {
        throw new GatewayError('Nothing was captured under this key.')
      }
    },
  }
}

const UNKNOWN_CARD: ChargeAnswer = {
  result: 'Invalid',
  message: 'The token of this card is not known. Enter the card again.',
}
const WALLET = { brand: 'Test wallet', lastFour: '0000', expires: '' }
const WALLET_CARD: books.StoredCard = {
  token: '',
  brand: WALLET.brand,
  lastFour: WALLET.lastFour,
  expiryMonth: 12,
  expiryYear: 2099,
  behavior: 'approve',
}

async function charge(database: books.Database, request: ChargeRequest, card: books.StoredCard): Promise<ChargeAnswer> {
  const { behavior } = card
  if (behavior === 'system-error') throw new GatewayError('The test gateway is out of order for this card.')
  if (behavior === 'timeout-before') throw new GatewayError('The test gateway did not hear this.')
  const decline = declineOf(behavior, request.amount)
  const recorded = await database.read((executor) =>
    books.insertCharge(executor, {
      ...request,
      reference: newReference(),
      state: decline === null ? 'Authorized' : 'Declined',
      ...(decline !== null && { declineCode: decline.declineCode }),
      brand: card.brand,
      lastFour: card.lastFour,
      expires: `${String(card.expiryMonth).padStart(2, '0')}/${card.expiryYear}`,
    }),
  )
  if (behavior === 'timeout-after') throw new GatewayError('The answer of the test gateway was lost.')
  return decline === null ? answerOf(recorded) : { result: 'Declined', ...decline }
}

function answerOf({ state, reference, brand, lastFour, expires, declineCode }: books.Charge): ChargeAnswer {
  if (state === 'Authorized' || state === 'Captured')
    return { result: 'Approved', reference, card: { brand, lastFour, expires }, isCaptured: state === 'Captured' }
  return { result: 'Declined', declineCode: declineCode ?? 'REVERSED', message: 'This payment was not completed.' }
}

function newReference(): string {
  return `test_${newId('chg')}`
}

import { setTimeout as wait } from 'node:timers/promises'
import { createTestGateway } from '@hydrant/server/payments/service.ts'
import { openPurchaseTestShop, shopIds } from '@hydrant/server/testing/purchase-test-shop.ts'
import { type FaultRun, measureFault, printFaultResults } from './traffic.ts'

const YEAR = new Date().getUTCFullYear() + 2
const CARD = { cardPaymentMethod: { cardNumber: '4111111111111111', expiryMonth: 4, expiryYear: YEAR, cvv: '123' } }

/**
 * Measures how a shop responds while the payment gateway accepts every call and never responds, and prints the results.
 */
export async function runGatewayFault({ milliseconds }: FaultRun): Promise<void> {
  let isSilent = false
  const shop = await openPurchaseTestShop({
    createGateways(database) {
      const test = createTestGateway(database)
      return { test: { ...test, tokenize: (card) => (isSilent ? new Promise<never>(() => {}) : test.tokenize(card)) } }
    },
  })
  try {
    const buyer = await shop.buyer()
    const send = (method: string, path: string, body?: unknown) => async () => {
      const reply = await buyer(method, path, body)
      return Response.json(reply.body ?? {}, { status: reply.status })
    }
    const traffic = [
      { name: 'card token', send: send('POST', '/webstore/payments/token', CARD) },
      { name: 'cart', send: send('GET', '/webstore/carts/current') },
      { name: 'product', send: send('GET', `/webstore/products/${shopIds.hose}`) },
    ]
    const silence = async (): Promise<void> => {
      isSilent = true
      await wait(milliseconds)
      isSilent = false
    }
    printFaultResults('gateway silent', await measureFault(silence, traffic))
  } finally {
    await shop.close()
  }
}

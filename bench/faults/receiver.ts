import { once } from 'node:events'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { getJsonField } from '@hydrant/tooling/package-manifest.ts'
import { startShop } from '../shop-process.ts'
import { createVisitorRequests } from './shop-traffic.ts'
import { type FaultRun, measureFault, printFaultResults } from './traffic.ts'

const MAX_WAIT_SECONDS = 120

/**
 * Measures how a shop responds while the webhook receiver rejects all events and orders are placed, then waits until
 * the events of all orders have arrived, and prints the results.
 */
export async function runReceiverFault({ dataDir, milliseconds }: FaultRun): Promise<void> {
  let accepts = true
  let rejected = 0
  const received = new Set<unknown>()
  const receiver = createServer((request, response) => {
    void (async () => {
      const body: unknown = JSON.parse(await text(request))
      if (accepts) received.add(getJsonField(body, 'position'))
      else rejected += 1
      response.writeHead(accepts ? 204 : 422).end()
    })()
  })
  receiver.listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  const address = receiver.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const settings = {
    EVENTS_WEBHOOK_URL: `http://127.0.0.1:${port}/`,
    EVENTS_WEBHOOK_SECRET: 'only for this run of faults',
  }
  const shop = await startShop({ dataDir: join(dataDir, 'receiver'), databaseUrl: '', settings })
  try {
    const { placeOrder, productPage } = await createVisitorRequests(shop)
    let orders = 0
    const order = async (): Promise<Response> => {
      const response = await placeOrder()
      if (response.ok) orders += 1
      return response
    }
    const traffic = [
      { name: 'order (5 calls)', send: order, atOnce: 1 },
      { name: 'product page', send: productPage },
    ]
    const rejectEvents = async (): Promise<void> => {
      accepts = false
      await wait(milliseconds)
      accepts = true
    }
    printFaultResults('event receiver rejects', await measureFault(rejectEvents, traffic))
    const startedAt = performance.now()
    const seconds = (): number => Math.round((performance.now() - startedAt) / 100) / 10
    while (received.size < orders && seconds() < MAX_WAIT_SECONDS) await wait(100)
    console.log(
      `\n${orders} orders were placed and ${rejected} posts of events refused; ${received.size} events had arrived ${seconds()} s after the receiver accepted again.`,
    )
  } finally {
    await shop.close()
    receiver.closeAllConnections()
    receiver.close()
  }
}

import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { ShopProcess } from '../shop-process.ts'
import type { RenderedPage } from './rendered-pages.ts'

/** What it costs to make a page. */
export interface RenderingCost {
  /**
   * Processor time of the server for one request, all threads, in milliseconds: the median of five parts of the
   * requests, because other load on the machine makes some of them slower. Null where the system does not report it.
   */
  readonly milliseconds: number | null
  readonly htmlBytes: number
  /** The bytes that are sent, compressed by brotli. */
  readonly sentBytes: number
}

const PARTS = 5

let requestNumber = 0

/** Requests a page that many times, one request after the other. */
export async function measureRendering(
  shop: ShopProcess,
  page: RenderedPage,
  requests: number,
): Promise<RenderingCost> {
  // Code that runs for the first time is not compiled yet.
  for (let request = 0; request < 60; request += 1) await requestPage(shop.url, page, 'br')
  const costs: number[] = []
  for (let part = 0; part < PARTS; part += 1) {
    const count = Math.ceil(requests / PARTS)
    const before = await shop.processorSeconds()
    for (let request = 0; request < count; request += 1) await requestPage(shop.url, page, 'br')
    const after = await shop.processorSeconds()
    if (before !== null && after !== null) costs.push(((after - before) * 1000) / count)
  }
  return {
    milliseconds: costs.toSorted((one, other) => one - other)[Math.floor(costs.length / 2)] ?? null,
    htmlBytes: (await requestPage(shop.url, page, 'identity')).length,
    sentBytes: (await requestPage(shop.url, page, 'br')).length,
  }
}

async function requestPage(url: string, { name, cookie, path }: RenderedPage, encoding: string): Promise<Buffer> {
  requestNumber += 1
  const address = url + path(requestNumber)
  const response = await new Promise<IncomingMessage>((resolve, reject) =>
    get(address, { headers: { cookie, 'accept-encoding': encoding } }, resolve).once('error', reject),
  )
  if (response.statusCode !== 200) throw new Error(`${name} answered ${response.statusCode}.`)
  return buffer(response)
}

import { parseArgs } from 'node:util'
import { startBenchShop } from './api/bench-shop.ts'
import { describeMachine } from './machine.ts'
import { measureRendering } from './pages/measure-rendering.ts'
import { prepareRenderedPages } from './pages/rendered-pages.ts'

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '10000' },
    requests: { type: 'string', default: '200' },
    only: { type: 'string', default: '' },
  },
})

// Measures what it costs to make a page anew: for a signed-in buyer, and for a guest at an address that no other guest
// has visited.
const shop = await startBenchShop(Number(values.products))
try {
  console.log(`${values.products} products, PostgreSQL. ${describeMachine()}`)
  console.log('| page | processor time | HTML | brotli |\n|---|---|---|---|')
  for (const page of (await prepareRenderedPages(shop.url)).filter(({ name }) => name.includes(values.only))) {
    const { milliseconds, htmlBytes, sentBytes } = await measureRendering(shop, page, Number(values.requests))
    const [html, sent] = [htmlBytes, sentBytes].map((bytes) => `${(bytes / 1000).toFixed(1)} kB`)
    console.log(`| ${page.name} | ${milliseconds?.toFixed(1) ?? 'unknown'} ms | ${html} | ${sent} |`)
  }
} finally {
  await shop.close()
}

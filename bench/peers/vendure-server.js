// Runs in the folder where Vendure is installed: a server with what `npx @vendure/create` configures, less emails,
// pictures and dashboard. With --seed it fills the empty database first, and ends.
import { readFile } from 'node:fs/promises'
import {
  bootstrap,
  DefaultJobQueuePlugin,
  DefaultSearchPlugin,
  dummyPaymentHandler,
  FastImporterService,
  JobQueueService,
  LanguageCode,
  RequestContextService,
  SearchService,
  TaxCategoryService,
  TransactionalConnection,
} from '@vendure/core'
import { populateInitialData } from '@vendure/core/cli/index.js'

const isSeeding = process.argv.includes('--seed')
const app = await bootstrap({
  apiOptions: { port: Number(process.env.PORT), hostname: '127.0.0.1' },
  authOptions: {
    tokenMethod: ['bearer'],
    superadminCredentials: { identifier: 'measurer', password: 'only measured' },
    cookieOptions: { secret: 'only measured' },
  },
  dbConnectionOptions: { type: 'postgres', url: process.env.DATABASE_URL, synchronize: isSeeding, logging: false },
  paymentOptions: { paymentMethodHandlers: [dummyPaymentHandler] },
  plugins: [DefaultJobQueuePlugin.init({}), DefaultSearchPlugin.init({ bufferUpdates: false, indexStockStatus: true })],
})
if (isSeeding) {
  await seed()
  await app.close()
  process.exit(0)
}
console.log('ready')

async function seed() {
  await populateInitialData(app, {
    defaultLanguage: LanguageCode.en,
    defaultZone: 'Europe',
    countries: [{ name: 'Austria', code: 'AT', zone: 'Europe' }],
    taxRates: [{ name: 'Standard Tax', percentage: 20 }],
    shippingMethods: [{ name: 'Standard Shipping', price: 500 }],
    paymentMethods: [
      {
        name: 'Standard Payment',
        handler: { code: dummyPaymentHandler.code, arguments: [{ name: 'automaticSettle', value: 'false' }] },
      },
    ],
    collections: [],
  })
  const ctx = await app.get(RequestContextService).create({ apiType: 'admin' })
  const { items } = await app.get(TaxCategoryService).findAll(ctx)
  const importer = app.get(FastImporterService)
  await importer.initialize()
  const products = JSON.parse(await readFile(process.env.PRODUCTS_FILE, 'utf8'))
  for (const { name, sku, description, price } of products) {
    const productId = await importer.createProduct({
      enabled: true,
      assetIds: [],
      facetValueIds: [],
      translations: [{ languageCode: LanguageCode.en, name, slug: sku.toLowerCase(), description }],
    })
    await importer.createProductVariant({
      productId,
      sku,
      price,
      stockOnHand: 100_000_000,
      taxCategoryId: items[0].id,
      optionIds: [],
      facetValueIds: [],
      translations: [{ languageCode: LanguageCode.en, name }],
    })
  }
  await app.get(JobQueueService).start()
  await app.get(SearchService).reindex(ctx)
  const connection = app.get(TransactionalConnection)
  for (let indexed = 0; indexed < products.length;) {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    const [row] = await connection.rawConnection.query('select count(*) as count from search_index_item')
    indexed = Number(row.count)
  }
}

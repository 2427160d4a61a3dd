import { parseArgs } from 'node:util'
import { seedCatalogue } from './seed-catalogue.ts'

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '100000' },
    url: { type: 'string', default: process.env['DATABASE_URL'] ?? '' },
  },
})
if (values.url === '') throw new Error('Name the database: --url postgres://… or DATABASE_URL.')
const startedAt = performance.now()
const printSeededCount = (seededCount: number): void =>
  void process.stdout.write(`\r${seededCount} products, ${Math.round((performance.now() - startedAt) / 1000)} s`)
await seedCatalogue({ databaseUrl: values.url, products: Number(values.products), onProgress: printSeededCount })
process.stdout.write('\n')

import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '@hydrant/database/connection/database.ts'
import { openTestDatabase } from '@hydrant/database/testing/test-database.ts'
import { createTaxRates, findTaxRates } from './service.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
  const rate = (treatment: string, state: string | null, ratePercent: string) => ({ id: `${treatment}${state}`, treatment, name: treatment, country: 'US', state, ratePercent })
  await database.transaction((executor) => createTaxRates(executor, [rate('standard', 'CA', '7.25'), rate('standard', null, '0.5'), rate('reduced', 'CA', '1')]))
})
afterAll(() => database.close())

const rates = async (country: string, state: string | null, treatments = ['standard', 'exempt']) =>
  [...(await database.read((executor) => findTaxRates(executor, { country, state }, treatments)))].map(([treatment, percent]) => [treatment, percent.toFixed()])

test("a state's rate and its country's add up [CAT-10]", async () => {
  expect(await rates('US', 'CA')).toEqual([['standard', '7.75']])
  expect(await rates('us', 'ca', ['standard', 'reduced'])).toContainEqual(['reduced', '1'])
})

test('where a state has no rate only the country counts, and elsewhere nothing [CAT-10]', async () => {
  expect(await rates('US', 'OR')).toEqual([['standard', '0.5']])
  expect(await rates('US', null)).toEqual([['standard', '0.5']])
  expect(await rates('CA', null)).toEqual([])
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { QueryResponse } from '@hydrant/contract/records/query-endpoints.ts'
import { ADMIN } from '../../testing/client-identities.ts'
import { ids, PASSWORD } from '../../testing/test-catalogue.ts'
import { openPurchaseTestShop, type PurchaseTestShop } from '../../testing/purchase-test-shop.ts'
import { insertAccounts } from '../../testing/insert-accounts.ts'
import { DATA, openRecordClient, type RecordClient } from '../testing/record-client.ts'

let shop: PurchaseTestShop
let records: RecordClient
beforeAll(async () => {
  shop = await openPurchaseTestShop()
  records = await openRecordClient(shop)
})
afterAll(() => shop.close())

test('fields, fields of parents and records of children come as nested records, under their own names [REC-05]', async () => {
  const { body } = await records.query(
    `select id, p.name, (select unitPrice, pricebook2.name from pricebookEntries order by unitPrice desc)
     from product2 p where p.stockKeepingUnit = 'th-1'`,
  )
  const attributes = (type: string): unknown => expect.objectContaining({ type })
  expect(body).toEqual({
    totalSize: 1,
    done: true,
    records: [
      {
        attributes: { type: 'Product2', url: `${DATA}/sobjects/Product2/${ids.product('TH-1')}` },
        Id: ids.product('TH-1'),
        Name: 'Attack hose',
        PricebookEntries: {
          totalSize: 2,
          done: true,
          records: [
            {
              attributes: attributes('PricebookEntry'),
              UnitPrice: 100,
              Pricebook2: { attributes: attributes('Pricebook2'), Name: expect.any(String) },
            },
            {
              attributes: attributes('PricebookEntry'),
              UnitPrice: 89.99,
              Pricebook2: { attributes: attributes('Pricebook2'), Name: expect.any(String) },
            },
          ],
        },
      },
    ],
  })
  expect(
    await records.query(
      `SELECT ParentCategory.Name, (SELECT Id FROM ChildCategories) FROM ProductCategory WHERE ParentCategoryId = null LIMIT 1`,
    ),
  ).toMatchObject({
    body: { records: [{ ParentCategory: null }] },
  })
})

test('order, limit and offset select rows, and empty values come where the query says [REC-05]', async () => {
  const where = `WHERE StockKeepingUnit IN ('TH-1', 'GL-1', 'RARE-1')`
  const names = (rest: string) => records.list(`SELECT Name FROM Product2 ${where} ${rest}`, 'Name')
  expect(await names('ORDER BY Name')).toEqual(['Attack hose', 'Gloves', 'Rare valve'])
  expect(await names('ORDER BY Name DESC LIMIT 1 OFFSET 1')).toEqual(['Gloves'])
  await records.send('PATCH', `/sobjects/Product2/${ids.product('GL-1')}`, { Family: 'Wear' })
  expect(await names('ORDER BY Family NULLS LAST, Name DESC')).toEqual(['Gloves', 'Rare valve', 'Attack hose'])
  expect(await names('ORDER BY Family, Name')).toEqual(['Attack hose', 'Rare valve', 'Gloves'])
})

test('conditions know dates, date literals and queries inside [REC-05]', async () => {
  const count = async (where: string) =>
    (await records.query(`SELECT COUNT() FROM Product2 WHERE ${where}`)).body.totalSize
  const all = await count('Id != null')
  expect(await count('CreatedDate = THIS_YEAR AND CreatedDate >= LAST_N_DAYS:2 AND CreatedDate < NEXT_YEAR')).toBe(all)
  expect(
    await count('CreatedDate < 2020-01-31T10:20:30Z OR CreatedDate = LAST_N_YEARS:3 OR CreatedDate > TOMORROW'),
  ).toBe(0)
  expect(await count('CreatedDate > 2020-01-31T10:20:30+02:00 AND CreatedDate > 2020-01-31')).toBe(all)
  const priced = `Id IN (SELECT Product2Id FROM PricebookEntry WHERE UnitPrice > 4000 AND Pricebook2.IsActive = true)`
  expect(await records.list(`SELECT StockKeepingUnit FROM Product2 WHERE ${priced}`, 'StockKeepingUnit')).toEqual([
    'Q-1',
  ])
  expect(await count(`NOT ${priced}`)).toBe(all - 1)
})

test('records are counted and summarized by groups [REC-06]', async () => {
  expect((await records.query(`SELECT COUNT() FROM PricebookEntry WHERE Product2.Name = 'Gloves'`)).body).toEqual({
    totalSize: 1,
    done: true,
    records: [],
  })
  const { body } = await records.query(
    `SELECT Product2.StockKeepingUnit, COUNT(Id) n, MIN(UnitPrice), SUM(UnitPrice) total FROM PricebookEntry
     WHERE Product2.StockKeepingUnit IN ('TH-1', 'GL-1')
     GROUP BY Product2.StockKeepingUnit HAVING COUNT(Id) > 0 ORDER BY COUNT(Id) DESC`,
  )
  expect(body.records).toEqual([
    { attributes: { type: 'AggregateResult' }, StockKeepingUnit: 'TH-1', n: 2, expr0: 89.99, total: 189.99 },
    { attributes: { type: 'AggregateResult' }, StockKeepingUnit: 'GL-1', n: 1, expr0: 19.95, total: 19.95 },
  ])
})

test('a large result comes in parts that later records do not shift [REC-07]', async () => {
  await insertAccounts(shop.database, 401)
  const { token } = await signInAdmin()
  const soql = `SELECT AccountNumber FROM Account WHERE AccountNumber LIKE 'MANY-%' ORDER BY AccountNumber`
  const headers = { 'sforce-query-options': 'batchSize=200' }
  const get = (path: string) => shop.send<QueryResponse>('GET', path, { token, headers })
  const first = (await get(`${DATA}/query?q=${encodeURIComponent(soql)}`)).body
  expect([first.totalSize, first.done, first.records.length]).toEqual([401, false, 200])
  await records.create('Account', { Name: 'Late', AccountNumber: 'MANY-0' })
  const second = (await get(first.nextRecordsUrl ?? '')).body
  const third = (await get(second.nextRecordsUrl ?? '')).body
  expect([third.done, third.nextRecordsUrl]).toEqual([true, undefined])
  const numbers = [first, second, third].flatMap((part) =>
    part.records.map((record) => JSON.stringify(record['AccountNumber'])),
  )
  expect([numbers.length, new Set(numbers).size, numbers.includes('"MANY-0"')]).toEqual([401, 401, false])
  expect(numbers).toEqual(numbers.toSorted())
  for (const locator of ['nonsense', '01g000000000001AAA-200', `${first.nextRecordsUrl?.split('/').at(-1) ?? ''}000`])
    expect((await get(`${DATA}/query/${locator}`)).body).toMatchObject([{ errorCode: 'INVALID_QUERY_LOCATOR' }])
})

describe('SOQL that cannot be run is refused', () => {
  test.each([
    ['', 'MALFORMED_QUERY'],
    ['SELECT', 'MALFORMED_QUERY'],
    ['SELECT Id FROM Product2 WHERE', 'MALFORMED_QUERY'],
    [`SELECT Id FROM Product2 WHERE Name = 'x`, 'MALFORMED_QUERY'],
    [`SELECT Id FROM Product2 WHERE Name = 'x' -- and more`, 'MALFORMED_QUERY'],
    ['SELECT Id FROM Product2; DROP TABLE product', 'MALFORMED_QUERY'],
    ['SELECT Id FROM Product2 /* x */', 'MALFORMED_QUERY'],
    [`SELECT Id FROM Product2 WHERE Name = 'a' AND Name = 'b' OR Name = 'c'`, 'MALFORMED_QUERY'],
    ['SELECT Id FROM Product2 WHERE NOT NOT NOT IsActive = true', 'MALFORMED_QUERY'],
    ['SELECT Id FROM Product2 WHERE NOT (NOT (NOT (IsActive = true)))', 'MALFORMED_QUERY'],
    ['SELECT Id, id FROM Product2', 'MALFORMED_QUERY'],
    ['SELECT Name n FROM Product2', 'MALFORMED_QUERY'],
    ['SELECT Id FROM Product2 OFFSET 3000', 'MALFORMED_QUERY'],
    ['SELECT FIELDS(ALL) FROM Product2', 'MALFORMED_QUERY'],
    ['SELECT Name, COUNT(Id) FROM Product2', 'MALFORMED_QUERY'],
    ['SELECT COUNT(Id) FROM Product2 WHERE COUNT(Id) > 1', 'MALFORMED_QUERY'],
    ['SELECT CALENDAR_YEAR(CreatedDate) FROM Product2 GROUP BY CALENDAR_YEAR(CreatedDate)', 'MALFORMED_QUERY'],
    ['SELECT (SELECT (SELECT Id FROM BuyerGroupPricebooks) FROM PricebookEntries) FROM Product2', 'MALFORMED_QUERY'],
    ['SELECT Id FROM pg_user', 'INVALID_TYPE'],
    ['SELECT Id FROM __proto__', 'MALFORMED_QUERY'],
    ['SELECT Id, (SELECT Id FROM Sessions) FROM Account', 'INVALID_TYPE'],
    ['SELECT password FROM Account', 'INVALID_FIELD'],
    ['SELECT constructor FROM Account', 'INVALID_FIELD'],
    ['SELECT Owner.Name FROM Account', 'INVALID_FIELD'],
    [`SELECT Id FROM Product2 WHERE IsActive = 'true'`, 'INVALID_FIELD'],
    ['SELECT Id FROM Product2 WHERE IsActive > true', 'INVALID_FIELD'],
    ['SELECT Id FROM Product2 WHERE Name = 5', 'INVALID_FIELD'],
    ['SELECT Id FROM Product2 WHERE Name < null', 'INVALID_FIELD'],
    [String.raw`SELECT Id FROM Product2 WHERE Name = '\u0000'`, 'INVALID_FIELD'],
    [String.raw`SELECT Id FROM Product2 WHERE Name LIKE '\ud800%'`, 'INVALID_FIELD'],
    ['SELECT Id FROM Product2 WHERE CreatedDate = LAST_N_YEARS:99999', 'INVALID_FIELD'],
    ['SELECT Id FROM Product2 WHERE CreatedDate = 2026-13-45T00:00:00Z', 'INVALID_FIELD'],
    [`SELECT Id FROM Product2 WHERE Name IN (SELECT Name FROM Account)`, 'INVALID_FIELD'],
    [`SELECT Id FROM Product2 WHERE ${'('.repeat(300)}IsActive = true${')'.repeat(300)}`, 'MALFORMED_QUERY'],
  ])('%s: %s [REC-08]', async (soql, errorCode) => {
    const { status, body } = await records.query(soql)
    expect([status, body]).toMatchObject([400, [{ errorCode }]])
  })

  test.each([
    [String.raw`SELECT Id FROM Product2 WHERE Name = 'it\'s; DROP TABLE product; --'`, 0],
    [String.raw`SELECT Id FROM Product2 WHERE Name LIKE '%\\'`, 0],
    [String.raw`SELECT Id FROM Product2 WHERE Name LIKE '\u005c'`, 0],
    [`SELECT Id FROM Product2 WHERE Id = 'nonsense' OR Id = ''' LIMIT 1`, null],
    ['SELECT Id FROM Product2 LIMIT 99999999999999999999', null],
    ['SELECT COUNT() FROM Product2 LIMIT 99999999999999999999', null],
    [`SELECT COUNT() FROM Product2 WHERE ${Array(400).fill('IsActive = true').join(' AND ')}`, null],
    ['SELECT COUNT() FROM PricebookEntry WHERE UnitPrice = 99999999999999999999999999.5', 0],
  ])('%.70s is no server error [REC-08]', async (soql, totalSize) => {
    const { status, body } = await records.query(soql)
    if (totalSize === null) expect([200, 400]).toContain(status)
    else expect([status, body.totalSize]).toEqual([200, totalSize])
  })
})

async function signInAdmin(): Promise<{ token: string }> {
  const credentials = { username: ADMIN, password: PASSWORD }
  return (await shop.send<{ token: string }>('POST', '/services/apexrest/auth/login', { body: credentials })).body
}

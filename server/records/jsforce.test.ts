import { Connection } from 'jsforce'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ROUTES } from '@hydrant/contract/routes.ts'
import { ADMIN, createStaffUsers } from '../testing/client-identities.ts'
import { ids, PASSWORD } from '../testing/test-catalogue.ts'
import { insertAccounts } from '../testing/insert-accounts.ts'
import { openPurchaseTestShop, PLANT_BUYER, type PurchaseTestShop } from '../testing/purchase-test-shop.ts'

let shop: PurchaseTestShop
let connection: Connection
let oauth2: { readonly loginUrl: string; readonly clientId: string; readonly clientSecret: string }
beforeAll(async () => {
  shop = await openPurchaseTestShop()
  await createStaffUsers(shop)
  const admin = await shop.buyer(ADMIN)
  const { body } = await admin<{ clientId: string; clientSecret: string }>('POST', ROUTES.createIntegration.path, {
    name: 'jsforce',
  })
  oauth2 = { loginUrl: shop.url, clientId: body.clientId, clientSecret: body.clientSecret }
  connection = new Connection({ version: '65.0', oauth2 })
  await connection.login(ADMIN, PASSWORD)
})
afterAll(() => shop.close())

test('signs in with a password, a token or its own secret, and learns who it is [REC-10]', async () => {
  expect(connection.userInfo?.id).toMatch(/^005/)
  expect(await connection.identity()).toMatchObject({
    username: ADMIN,
    organization_id: connection.userInfo?.organizationId,
  })
  // The vendor's command line stores the URL with a slash at its end.
  const byToken = new Connection({
    version: '50.0',
    instanceUrl: `${shop.url}/`,
    accessToken: connection.accessToken ?? '',
  })
  expect((await byToken.identity()).user_id).toBe(connection.userInfo?.id)
  const byProgram = new Connection({ oauth2 })
  await byProgram.authorize({ grant_type: 'client_credentials' })
  expect(byProgram.userInfo?.id).toBe(connection.userInfo?.id)
  expect(await byToken.limits()).toHaveProperty('DailyApiRequests')
})

test('describes objects [REC-10]', async () => {
  const { sobjects } = await connection.describeGlobal()
  expect(sobjects.map(({ name }) => name)).toEqual(expect.arrayContaining(['Account', 'Product2', 'PricebookEntry']))
  const { fields } = await connection.sobject('PricebookEntry').describe()
  expect(fields.find(({ name }) => name === 'UnitPrice')).toMatchObject({ type: 'currency', scale: 6 })
})

test('creates, queries, changes and deletes records [REC-10]', async () => {
  const accounts = connection.sobject('Account')
  const results = await accounts.create([
    { Name: 'Alder', AccountNumber: 'JS-1' },
    { Name: 'Birch', AccountNumber: 'JS-2' },
  ])
  expect(results.map(({ success }) => success)).toEqual([true, true])
  await accounts.upsert({ AccountNumber: 'JS-1', BillingCity: 'Lacey' }, 'AccountNumber')
  const found = await connection.query<{ Name: string; BillingCity: string | null }>(
    `SELECT Name, BillingCity FROM Account WHERE AccountNumber LIKE 'JS-%' ORDER BY Name`,
  )
  expect(found.records.map(({ Name, BillingCity }) => [Name, BillingCity])).toEqual([
    ['Alder', 'Lacey'],
    ['Birch', null],
  ])
  const chained = await accounts.find({ AccountNumber: 'JS-2' }, { Id: 1, Name: 1 }).limit(1)
  expect(chained).toMatchObject([{ Name: 'Birch' }])
  const id = chained[0]?.Id ?? ''
  await accounts.update({ Id: id, Name: 'Beech' })
  expect(await accounts.retrieve(id)).toMatchObject({ Name: 'Beech' })
  await accounts.destroy(id)
  await expect(accounts.retrieve(id)).rejects.toMatchObject({ errorCode: 'NOT_FOUND' })
  await expect(connection.query('SELECT Nothing FROM Account')).rejects.toMatchObject({ errorCode: 'INVALID_FIELD' })
})

test('reads all parts of a large result [REC-07, REC-10]', async () => {
  await insertAccounts(shop.database, 401)
  const headers = { 'Sforce-Query-Options': 'batchSize=200' }
  const soql = `SELECT Id FROM Account WHERE AccountNumber LIKE 'MANY-%'`
  const found = new Set<string>()
  let part = await connection.query<{ Id: string }>(soql, { headers })
  for (const { Id } of part.records) found.add(Id)
  while (part.nextRecordsUrl !== undefined) {
    part = await connection.queryMore<{ Id: string }>(part.nextRecordsUrl)
    for (const { Id } of part.records) found.add(Id)
  }
  expect([found.size, part.totalSize, part.done]).toEqual([401, 401, true])
})

test('a product made of records is found, priced and bought by its buyers and nobody else, sent and invoiced [REC-11] [HIST-03] [INV-01]', async () => {
  const create = async (object: string, fields: object) => (await connection.sobject(object).create(fields)).id ?? ''
  await create('AttributeDefinition', { Name: 'Foam rate', DeveloperName: 'FoamRate__c', IsFacet__c: true })
  const Product2Id = await create('Product2', {
    Name: 'Foam eductor',
    StockKeepingUnit: 'FE-95',
    IsActive: true,
    Attributes__c: '{"FoamRate__c":"95 gpm"}',
  })
  const BuyerGroupId = await create('BuyerGroup', { Name: 'Foam users' })
  await create('BuyerGroupMember', { BuyerGroupId, BuyerId: await findAccountId('Plant') })
  const PolicyId = await create('CommerceEntitlementPolicy', { Name: 'Foam', CanViewPrice: true })
  await create('CommerceEntitlementBuyerGroup', { PolicyId, BuyerGroupId })
  // The policy for new products has opened it to everyone.
  await connection.sobject('CommerceEntitlementProduct').find({ ProductId: Product2Id }).destroy()
  await create('CommerceEntitlementProduct', { PolicyId, ProductId: Product2Id })
  await create('ProductCategoryProduct', { ProductId: Product2Id, ProductCategoryId: ids.category('Handline') })
  const Pricebook2Id = await create('Pricebook2', { Name: 'Foam contract', IsActive: true, Priority__c: 1 })
  await create('BuyerGroupPricebook', { BuyerGroupId, Pricebook2Id })
  const entryId = await create('PricebookEntry', { Pricebook2Id, Product2Id, UnitPrice: 415.5, IsActive: true })

  const plant = await shop.buyer(PLANT_BUYER)
  const search = { searchTerm: 'eductor', categoryId: ids.category('Handline') }
  type Found = { productsPage: { products: ReadonlyArray<{ id: string }> } }
  const found = await plant<Found>('POST', '/webstore/search/product-search', search)
  expect(found.body.productsPage.products.map(({ id }) => id)).toEqual([Product2Id])
  const county = await (await shop.buyer())<Found>('POST', '/webstore/search/product-search', search)
  expect(county.body.productsPage.products).toEqual([])

  const priceOf = async () =>
    (await plant<{ unitPrice: string }>('GET', `/webstore/pricing/products/${Product2Id}`)).body
  expect(await priceOf()).toMatchObject({ unitPrice: '415.50' })
  const line = { productId: Product2Id, quantity: '2', type: 'Product' }
  expect((await plant('POST', '/webstore/carts/current/cart-items', line)).body).toMatchObject({ totalPrice: '831.00' })
  await connection.sobject('PricebookEntry').update({ Id: entryId, UnitPrice: 400 })
  expect(await priceOf()).toMatchObject({ unitPrice: '400.00' })
  expect((await plant('GET', '/webstore/carts/current')).body).toMatchObject({ totalProductAmount: '800.00' })

  const [location] = await connection.sobject('Location').find({}, ['Id']).limit(1)
  await create('StockLevel__c', { Product__c: Product2Id, Location__c: location?.['Id'], QuantityOnHand__c: 3 })
  await plant('PUT', '/webstore/checkouts', {
    cartId: 'active',
    deliveryAddressInput: { shouldUseDefaultAddress: true },
  })
  const paid = { requestType: 'SimplePurchaseOrder', paymentToken: 'PO-FOAM' }
  await plant('POST', '/webstore/checkouts/active/payments', paid)
  const placed = await plant<{ orderSummaryId: string }>('POST', '/webstore/checkouts/active/orders')
  const { orderSummaryId } = placed.body
  const [item] = await connection
    .sobject('OrderItemSummary')
    .find({ OrderSummaryId: orderSummaryId }, ['Id', 'OrderDeliveryGroupSummaryId'])
  const fulfillmentGroups = [
    {
      fulfilledFromLocationId: location?.['Id'],
      orderItemSummaries: [{ orderItemSummaryId: item?.['Id'], quantity: 2 }],
    },
  ]
  const { fulfillmentOrderIds } = await connection.requestPost<{ fulfillmentOrderIds: string[] }>(
    '/commerce/fulfillment/fulfillment-orders',
    { orderSummaryId, orderDeliveryGroupSummaryId: item?.['OrderDeliveryGroupSummaryId'], fulfillmentGroups },
  )
  const shipped = { Id: fulfillmentOrderIds[0] ?? '', Status: 'Fulfilled', Carrier__c: 'UPS' }
  await connection.sobject('FulfillmentOrder').update(shipped)
  const invoices = await connection.query<{ Status: string; InvoiceLines: { records: Array<{ Quantity: number }> } }>(
    `SELECT Status, (SELECT Quantity FROM InvoiceLines) FROM Invoice WHERE ReferenceEntityId = '${orderSummaryId}'`,
  )
  expect(invoices.records.map(({ Status, InvoiceLines }) => [Status, InvoiceLines.records[0]?.Quantity])).toEqual([
    ['Posted', 2],
  ])
  const history = await connection.query<{ OldValues__c: string; NewValues__c: string }>(
    `SELECT OldValues__c, NewValues__c FROM ChangeHistory__c WHERE RecordId__c = '${entryId}' AND Operation__c = 'update'`,
  )
  expect(history.records.map(({ NewValues__c }) => NewValues__c)).toEqual([expect.stringContaining('400')])

  await connection.sobject('Product2').update({ Id: Product2Id, IsActive: false })
  expect((await plant('GET', `/webstore/products/${Product2Id}`)).status).toBe(404)
})

test('reads the parent and the children of a record by the names of relationships [REC-26]', async () => {
  const { records } = await connection.query<{ Id: string; Product2Id: string }>(
    `SELECT Id, Product2Id FROM PricebookEntry WHERE Product2.StockKeepingUnit = 'TH-1'`,
  )
  const entry = `/sobjects/PricebookEntry/${records[0]?.Id}`
  expect(await connection.request(`${entry}/Product2?fields=Name,stockkeepingunit`)).toMatchObject({
    attributes: { type: 'Product2' },
    Name: 'Attack hose',
    StockKeepingUnit: 'TH-1',
  })
  const product = `/sobjects/Product2/${records[0]?.Product2Id}`
  const children = await connection.request<{
    totalSize: number
    done: boolean
    records: Array<{ Product2Id: string }>
  }>(`${product}/pricebookentries`)
  expect([children.totalSize, children.done, children.records.length]).toEqual([records.length, true, records.length])
  expect(new Set(children.records.map(({ Product2Id }) => Product2Id))).toEqual(new Set([records[0]?.Product2Id]))
  expect(await connection.request('/sobjects/Product2/StockKeepingUnit/TH-1?fields=Name')).toMatchObject({
    Name: 'Attack hose',
  })
  for (const path of [
    `${entry}/ProductSellingModel`,
    `${product}/Nothing`,
    '/sobjects/Product2/01t000000000000AAA/PricebookEntries',
  ])
    await expect(connection.request(path)).rejects.toMatchObject({ errorCode: 'NOT_FOUND' })
  await expect(connection.request(`${product}/PricebookEntries?fields=Id,Nothing`)).rejects.toMatchObject({
    errorCode: 'INVALID_FIELD',
  })
})

test('tells how many records there are, and which organization the shop is [REC-27]', async () => {
  const accounts = (await connection.query('SELECT COUNT() FROM Account')).totalSize
  expect(await connection.request('/limits/recordCount?sObjects=account,Nothing')).toEqual({
    sObjects: [{ name: 'Account', count: accounts }],
  })
  const soql =
    'SELECT Name, InstanceName, IsSandbox, TrialExpirationDate, NamespacePrefix, OrganizationType FROM Organization'
  const { totalSize, records } = await connection.query<{ IsSandbox: boolean }>(soql)
  expect([totalSize, records[0]?.IsSandbox]).toEqual([1, false])
  const organizationId = connection.userInfo?.organizationId ?? ''
  expect(await connection.sobject('Organization').retrieve(organizationId)).toMatchObject({ Id: organizationId })
})

async function findAccountId(name: string): Promise<string> {
  const { records } = await connection.query<{ Id: string }>(`SELECT Id FROM Account WHERE Name = '${name}'`)
  return records[0]?.Id ?? ''
}

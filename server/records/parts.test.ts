import { contentItem, contentVariant } from '@hydrant/database/schema/content.ts'
import { formSubmission } from '@hydrant/database/schema/forms.ts'
import { createIdFromKey, newId } from '@hydrant/kernel/identity/record-id.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RecordFields } from '@hydrant/contract/records/record-endpoints.ts'
import type { InventoryLevels } from '@hydrant/contract/shop/inventory.ts'
import { ids } from '../testing/test-catalogue.ts'
import { openPurchaseTestShop, type PurchaseTestShop, shopIds, type TestClient } from '../testing/purchase-test-shop.ts'
import { createStaffUser } from '../testing/staff-with-sets.ts'
import { DATA, openRecordClient, type RecordClient } from './testing/record-client.ts'

let shop: PurchaseTestShop
let records: RecordClient
let buyer: TestClient
beforeAll(async () => {
  shop = await openPurchaseTestShop()
  records = await openRecordClient(shop)
  buyer = await shop.buyer()
})
afterAll(() => shop.close())

const change = (object: string, id: string, fields: object) =>
  records.send('PATCH', `/sobjects/${object}/${id}`, fields)
const remove = async (object: string, id: string) => (await records.send('DELETE', `/sobjects/${object}/${id}`)).status
const wrong = (field: string) => [{ errorCode: 'FIELD_INTEGRITY_EXCEPTION', fields: [field] }]

test('pictures of products and categories are records, and buyers see them at once [REC-42] [REC-62]', async () => {
  const picture = (name: string) => ({
    Name: name,
    ExternalUrl__c: `https://img.example/${name}.jpg`,
    AlternateText__c: name,
  })
  for (const [fields, field] of [
    [{ ExternalUrl__c: 'http://img.example/a.jpg' }, 'ExternalUrl__c'],
    [{ ExternalUrl__c: null }, 'ExternalUrl__c'],
    [{ AlternateText__c: null }, 'AlternateText__c'],
    [{ IsDecorative__c: true }, 'AlternateText__c'],
  ] as const)
    expect(await records.refuse('ManagedContent', { ...picture('a'), ...fields })).toMatchObject(wrong(field))
  const [front, back, sheet] = [
    await records.create('ManagedContent', picture('front')),
    await records.create('ManagedContent', picture('back')),
    await records.create('ManagedContent', { ...picture('sheet'), ContentType__c: 'Document' }),
  ]
  const groups = await records.query('SELECT Id, UsageType FROM ElectronicMediaGroup')
  const groupOf = (usage: string) => groups.body.records.find((group) => group['UsageType'] === usage)?.['Id']
  const productId = shopIds.gloves
  const show = (mediaId: string, usage: string, SortOrder = 0) => ({
    ProductId: productId,
    ElectronicMediaId: mediaId,
    ElectronicMediaGroupId: groupOf(usage),
    SortOrder,
  })
  expect(await records.refuse('ProductMedia', show(sheet, 'Listing'))).toMatchObject(wrong('ElectronicMediaId'))
  const shown = await records.create('ProductMedia', show(front, 'Standard', 2))
  await records.create('ProductMedia', show(back, 'Standard', 1))
  await records.create('ProductMedia', show(front, 'Listing'))
  await records.create('ProductMedia', show(sheet, 'Attachment'))
  expect(await records.refuse('ProductMedia', show(front, 'Listing'))).toMatchObject([{ errorCode: 'DUPLICATE_VALUE' }])
  interface Page {
    defaultImage: { url: string; alternateText: string }
    mediaGroups: Array<{ id: string; developerName: string; mediaItems: Array<{ url: string; alternateText: string }> }>
  }
  const readPage = async () => {
    const { body } = await buyer<Page>('GET', `/webstore/products/${productId}`)
    const details = body.mediaGroups.find(({ developerName }) => developerName === 'productDetailImage')
    return { ...body, details: details?.mediaItems.map(({ alternateText }) => alternateText) }
  }
  expect(await readPage()).toMatchObject({
    defaultImage: { url: 'https://img.example/front.jpg' },
    details: ['back', 'front'],
  })
  expect((await change('ProductMedia', shown, { SortOrder: 0 })).status).toBe(204)
  expect((await change('ManagedContent', front, { AlternateText__c: 'A glove' })).status).toBe(204)
  expect((await readPage()).details).toEqual(['A glove', 'back'])
  expect(new Set((await readPage()).mediaGroups.map(({ id }) => id))).toEqual(
    new Set(['Listing', 'Standard', 'Attachment'].map(groupOf)),
  )
  expect(await remove('ManagedContent', front)).toBe(400)
  expect(await remove('ProductMedia', shown)).toBe(204)
  expect((await readPage()).details).toEqual(['back'])

  const categoryId = ids.category('Nozzles')
  expect((await change('ProductCategory', categoryId, { TileImageId__c: sheet })).body).toMatchObject(
    wrong('TileImageId__c'),
  )
  expect((await change('ProductCategory', categoryId, { TileImageId__c: back })).status).toBe(204)
  expect(await records.read('ProductCategory', categoryId)).toMatchObject({ TileImageId__c: back })
  expect((await buyer('GET', `/webstore/product-categories/${categoryId}`)).body).toMatchObject({
    tileImage: { url: 'https://img.example/back.jpg' },
  })
})

test('site builders change what files are called, and staff of the catalogue only those that no page shows [REC-61]', async () => {
  const picture = { ExternalUrl__c: 'https://img.example/page.jpg', AlternateText__c: 'A page' }
  const id = await records.create('ManagedContent', { Name: 'Page', ...picture })
  const { ContentKey } = await records.read('ManagedContent', id)
  const send = async (set: 'Catalogue' | 'SiteBuilder' | 'Stock', name: string) => {
    const { token } = staff.get(set) ?? (await createStaffUser(shop, records, { name: set, sets: [set] }))
    staff.set(set, { token })
    const reply = await shop.send('PATCH', `${DATA}/sobjects/ManagedContent/${id}`, { token, body: { Name: name } })
    return reply.status
  }
  const staff = new Map<string, { readonly token: string }>()
  expect([await send('Catalogue', 'One'), await send('SiteBuilder', 'Two'), await send('Stock', 'Three')]).toEqual([
    204, 204, 403,
  ])
  const itemId = newId('20Y')
  await shop.database.transaction(async (tx) => {
    await tx.insert(contentItem).values({ id: itemId, contentKey: 'MCNEWS', typeName: 'news', typeLabel: 'News' })
    const body = { banner: { contentKey: ContentKey as string } }
    await tx.insert(contentVariant).values({ itemId, language: 'en_US', title: 'News', body })
  })
  expect([await send('Catalogue', 'Four'), await send('SiteBuilder', 'Five')]).toEqual([403, 204])
  expect(await records.read('ManagedContent', id)).toMatchObject({ Name: 'Five' })
})

test('what a promotion is for and who gets it are records, and a promotion that never applies is refused [REC-43]', async () => {
  await buyer('POST', '/webstore/carts/current/cart-items', { productId: shopIds.gloves, quantity: 2, type: 'Product' })
  const readDiscount = async () => {
    const path = '/webstore/carts/active'
    return Number(
      (await buyer<{ totalPromotionalAdjustmentAmount: string }>('GET', path)).body.totalPromotionalAdjustmentAmount,
    )
  }
  const fields = {
    Name: 'Spring',
    DisplayName: 'Spring sale',
    TargetType__c: 'Item',
    AdjustmentType__c: 'PercentageDiscount',
    AdjustmentValue__c: 50,
    IsActive: true,
  }
  const buyAndGet = { BuyQuantity__c: 2, GetQuantity__c: 1 }
  for (const [values, field] of [
    [{ AdjustmentValue__c: 0 }, 'AdjustmentValue__c'],
    [{ MaximumDiscount__c: 0 }, 'MaximumDiscount__c'],
    [{ ...buyAndGet, TargetType__c: 'Cart' }, 'BuyQuantity__c'],
    [{ ApplicationLimit__c: 2 }, 'ApplicationLimit__c'],
    [{ IsSameProduct__c: true }, 'IsSameProduct__c'],
    [{ TargetType__c: 'Shipping', ProductIds__c: shopIds.gloves }, 'ProductIds__c'],
    [{ QualifyingProductIds__c: shopIds.gloves }, 'QualifyingProductIds__c'],
    [
      { ...buyAndGet, IsSameProduct__c: true, QualifyingCategoryIds__c: ids.category('Nozzles') },
      'QualifyingCategoryIds__c',
    ],
    [{ MaximumUsageCount: 2, MaximumUsageCountPerAccount__c: 3 }, 'MaximumUsageCountPerAccount__c'],
    [{ EndDateTime: '2020-01-01' }, 'EndDateTime'],
  ] as const)
    expect(await records.refuse('Promotion', { ...fields, ...values }), field).toMatchObject(wrong(field))
  const PromotionId = await records.create('Promotion', { ...fields, ProductIds__c: shopIds.hose })
  expect(await readDiscount()).toBe(0)
  const target = { PromotionId, TargetType: 'Product', TargetId: shopIds.gloves }
  const targetId = await records.create('PromotionTarget', target)
  expect(await readDiscount()).toBe(-19.95)
  expect(await records.refuse('PromotionTarget', target)).toMatchObject([{ errorCode: 'DUPLICATE_VALUE' }])
  for (const values of [
    { TargetType: 'ProductCategory', TargetId: shopIds.nozzle },
    { TargetId: ids.product('nothing') },
  ])
    expect(await records.refuse('PromotionTarget', { ...target, ...values })).toMatchObject(wrong('TargetId'))
  expect(await records.read('PromotionTarget', targetId)).toMatchObject(target)
  expect(
    await records.list(
      `SELECT TargetId FROM PromotionTarget WHERE PromotionId = '${PromotionId}' ORDER BY TargetId`,
      'TargetId',
    ),
  ).toEqual([shopIds.hose, shopIds.gloves].toSorted())
  const groupId = await records.create('PromotionBuyerGroup__c', {
    PromotionId__c: PromotionId,
    BuyerGroupId__c: ids.groups.guests,
  })
  const isGuest = (await readDiscount()) !== 0
  const ownId = await records.create('PromotionBuyerGroup__c', {
    PromotionId__c: PromotionId,
    BuyerGroupId__c: ids.groups.county,
  })
  expect([isGuest, await readDiscount()]).toEqual([false, -19.95])
  expect(await remove('PromotionBuyerGroup__c', ownId)).toBe(204)
  expect(await remove('PromotionBuyerGroup__c', groupId)).toBe(400)
  expect((await change('Promotion', PromotionId, { BuyerGroupIds__c: null })).status).toBe(204)
  expect((await change('Promotion', PromotionId, { MinimumQuantity__c: 3 })).status).toBe(204)
  expect(await readDiscount()).toBe(0)
  const qualifier = { PromotionId, QualifierType: 'Product', QualifierId: shopIds.nozzle }
  const qualifierId = await records.create('PromotionQualifier', qualifier)
  await buyer('POST', '/webstore/carts/current/cart-items', { productId: shopIds.nozzle, quantity: 6, type: 'Product' })
  expect(await readDiscount()).toBe(-19.95)
  expect(await remove('PromotionQualifier', qualifierId)).toBe(400)
  expect(await remove('PromotionTarget', targetId)).toBe(204)
  expect(await readDiscount()).toBe(0)
  expect(await remove('Promotion', PromotionId)).toBe(204)
  await buyer('DELETE', '/webstore/carts/active')
})

test('groups of locations are records, and the stock of a group follows them at once [REC-44]', async () => {
  const LocationId = await records.create('Location', { Name: 'South' })
  const LocationGroupId = await records.create('LocationGroup', { LocationGroupName: 'Yards' })
  const [Product__c, QuantityOnHand__c] = [ids.product('HN-125/1'), 6]
  await records.create('StockLevel__c', { Product__c, Location__c: LocationId, QuantityOnHand__c })
  const readGroup = async () => {
    const path = `/services/data/v65.0/commerce/inventory/levels?products=${Product__c}&locationgroups=${LocationGroupId}`
    return (await buyer<InventoryLevels>('GET', path)).body.locationGroups[0]?.inventoryProducts.map(
      ({ onHand }) => onHand,
    )
  }
  expect(await readGroup()).toEqual([])
  const member = { LocationGroupId, LocationId }
  const memberId = await records.create('LocationGroupAssignment', member)
  expect(await readGroup()).toEqual([6])
  expect(await records.refuse('LocationGroupAssignment', member)).toMatchObject([{ errorCode: 'DUPLICATE_VALUE' }])
  expect((await change('LocationGroup', LocationGroupId, { LocationGroupName: 'All yards' })).status).toBe(204)
  expect(await records.read('LocationGroupAssignment', memberId)).toMatchObject(member)
  expect(await remove('LocationGroupAssignment', memberId)).toBe(204)
  expect(await remove('LocationGroup', LocationGroupId)).toBe(204)
})

const placeOrder = async () => {
  await buyer('POST', '/webstore/carts/current/cart-items', { productId: shopIds.hose, quantity: 6, type: 'Product' })
  const deliveryAddressInput = { shouldUseDefaultAddress: true }
  await buyer('PUT', '/webstore/checkouts', { cartId: 'active', deliveryAddressInput })
  const payment = { requestType: 'SimplePurchaseOrder', paymentToken: 'PO-8' }
  await buyer('POST', '/webstore/checkouts/active/payments', payment)
  return (await buyer<{ orderSummaryId: string }>('POST', '/webstore/checkouts/active/orders')).body.orderSummaryId
}

test('a fulfillment order is shipped, moved, reduced and cancelled by its record [REC-45]', async () => {
  const orderSummaryId = await placeOrder()
  const { body } = await records.query(
    `SELECT Id, OrderDeliveryGroupSummaryId FROM OrderItemSummary WHERE OrderSummaryId = '${orderSummaryId}'`,
  )
  const [item] = body.records
  const allocate = async (quantity: number) => {
    const created = await records.send<{ fulfillmentOrderIds: string[] }>(
      'POST',
      '/commerce/fulfillment/fulfillment-orders',
      {
        orderSummaryId,
        orderDeliveryGroupSummaryId: item?.['OrderDeliveryGroupSummaryId'],
        fulfillmentGroups: [{ orderItemSummaries: [{ orderItemSummaryId: item?.['Id'], quantity }] }],
      },
    )
    return created.body.fulfillmentOrderIds[0] ?? ''
  }
  const [first, second] = [await allocate(2), await allocate(4)]
  expect((await change('FulfillmentOrder', first, { FulfilledFromLocationId: shopIds.main })).status).toBe(204)
  expect((await change('FulfillmentOrder', first, { Carrier__c: 'UPS' })).body).toMatchObject(wrong('Carrier__c'))
  const shipping = { Status: 'Fulfilled', Carrier__c: 'UPS', TrackingNumber__c: '1Z9' }
  expect((await change('FulfillmentOrder', first, { ...shipping, TrackingUrl__c: 'x' })).body).toMatchObject(
    wrong('TrackingUrl__c'),
  )
  expect((await change('FulfillmentOrder', first, shipping)).status).toBe(204)
  expect(await records.read('FulfillmentOrder', first)).toMatchObject({
    ...shipping,
    StatusCategory: 'CLOSED',
    FulfilledFromLocationId: shopIds.main,
  })
  expect((await change('FulfillmentOrder', first, { Status: 'Cancelled' })).body).toMatchObject(wrong('Status'))
  const events = await records.query(
    `SELECT Payload__c, Status__c FROM ShopEvent__c WHERE RecordId__c = '${orderSummaryId}' AND Type__c = 'OrderShipped'`,
  )
  expect(events.body.records).toMatchObject([
    { Status__c: 'Waiting', Payload__c: expect.stringContaining('"trackingNumber": "1Z9"') },
  ])

  const [lineId = ''] = await records.list(
    `SELECT Id FROM FulfillmentOrderLineItem WHERE FulfillmentOrderId = '${second}'`,
    'Id',
  )
  expect((await change('FulfillmentOrderLineItem', lineId, { Quantity: 5 })).body).toMatchObject(wrong('Quantity'))
  expect((await change('FulfillmentOrderLineItem', lineId, { Quantity: 3 })).status).toBe(204)
  expect(await records.read('FulfillmentOrderLineItem', lineId)).toMatchObject({ Quantity: 3, OriginalQuantity: 4 })
  expect((await change('FulfillmentOrder', second, { Status: 'Cancelled' })).status).toBe(204)
  expect(await records.read('FulfillmentOrder', second)).toMatchObject({ StatusCategory: 'CANCELLED' })
  expect(await records.read('OrderSummary', orderSummaryId)).toMatchObject({ Status: 'Partially Fulfilled' })
  const third = await allocate(4)
  expect((await change('FulfillmentOrder', third, { Status: 'Fulfilled' })).status).toBe(204)
  expect((await records.read('FulfillmentOrder', third))['Carrier__c']).toMatch(/\S/)
  expect(await records.read('OrderSummary', orderSummaryId)).toMatchObject({ Status: 'Fulfilled' })
})

test('a submitted form is read with what was entered, and done by its record, which sends its event [REC-46]', async () => {
  const id = newId('0Fs')
  const text = {
    referenceNumber: 'F-1',
    contentHash: 'h',
    pagePath: '/contact',
    formId: 'f',
    title: 'Contact',
    confirmation: '',
  }
  const answers = [{ name: 'topic', label: 'Topic', kind: 'text', value: 'Hoses' }]
  await shop.database.transaction((tx) =>
    tx
      .insert(formSubmission)
      .values({ ...text, id, kind: 'contact', state: 'aside', pageVersion: 1, answers, receivedAt: new Date() }),
  )
  const record: RecordFields = await records.read('FormSubmission__c', id)
  expect(record).toMatchObject({ Name: 'F-1', Status__c: 'aside', HandledById__c: null })
  const entered = record['Fields__c']
  expect(typeof entered === 'string' && JSON.parse(entered)).toEqual(answers)
  expect((await change('FormSubmission__c', id, { Status__c: 'read' })).body).toMatchObject([{ fields: ['Status__c'] }])
  expect((await change('FormSubmission__c', id, { Status__c: 'done' })).status).toBe(204)
  expect((await records.read('FormSubmission__c', id))['HandledById__c']).toMatch(/^005/)
  const [eventId = ''] = await records.list(`SELECT Id FROM ShopEvent__c WHERE RecordId__c = '${id}'`, 'Id')
  expect(await records.read('ShopEvent__c', eventId)).toMatchObject({ Type__c: 'FormSubmitted', RecordId__c: id })
})

test('the identity of the shop is around every page: its logo, contact and legal texts; what is none is refused at its field [ADM-67, ADM-68]', async () => {
  const readShown = async () => {
    const path = `/services/data/v65.0/connect/sites/${createIdFromKey('0DM', 'site')}/settings`
    return (await shop.guest()<{ identity: object }>('GET', path)).body.identity
  }
  const nothing = { terms: null, privacy: null, legalNotice: null }
  expect(await readShown()).toEqual({ logo: null, addressLines: [], email: '', phone: '', legalLinks: nothing })
  const logo = { Name: 'Shop logo', AlternateText__c: 'A hose', ExternalUrl__c: 'https://media.example/logo.png' }
  const document = { ...logo, ContentType__c: 'Document', ExternalUrl__c: 'https://media.example/terms.pdf' }
  const [logoId, documentId] = [
    await records.create('ManagedContent', logo),
    await records.create('ManagedContent', document),
  ]
  for (const [field, value] of [
    ['LogoId__c', documentId],
    ['LogoId__c', ids.webstore],
    ['ContactEmail__c', 'nobody'],
    ['MailSenderAddress__c', 'a@b.example, c@d.example'],
    ['MailSenderName__c', 'Shop <x>'],
    ['TermsUrl__c', 'javascript:alert(1)'],
    ['PrivacyUrl__c', '//elsewhere.example'],
    ['LegalNoticeUrl__c', '/a b'],
    ['ContactPhone__c', '5'.repeat(41)],
  ] as const)
    expect((await change('WebStore', ids.webstore, { [field]: value })).body, field).toMatchObject([
      { fields: [field] },
    ])
  const values = {
    LogoId__c: logoId,
    LogoAlternateText__c: 'Rescue',
    ContactAddress__c: '1 Oak St\nRaleigh',
    ContactEmail__c: 'orders@shop.example',
    ContactPhone__c: '555-0140',
    MailSenderName__c: 'Rescue',
    MailSenderAddress__c: 'mails@shop.example',
    TermsUrl__c: '/terms',
    PrivacyUrl__c: 'https://elsewhere.example/privacy',
    LegalNoticeUrl__c: '/legal-notice',
  }
  expect((await change('WebStore', ids.webstore, values)).status).toBe(204)
  expect(await records.read('WebStore', ids.webstore)).toMatchObject(values)
  expect(await readShown()).toEqual({
    logo: { url: 'https://media.example/logo.png', alternateText: 'Rescue', width: null, height: null },
    addressLines: ['1 Oak St', 'Raleigh'],
    email: 'orders@shop.example',
    phone: '555-0140',
    legalLinks: { terms: '/terms', privacy: 'https://elsewhere.example/privacy', legalNotice: '/legal-notice' },
  })
  expect(await remove('ManagedContent', logoId)).toBe(400)
  const empty = Object.fromEntries(Object.keys(values).map((name) => [name, null]))
  expect((await change('WebStore', ids.webstore, empty)).status).toBe(204)
  expect(await remove('ManagedContent', logoId)).toBe(204)
})

test('every setting of the store is a field, and the name that stands there is around every page at once [REC-47]', async () => {
  const readShopName = async () => {
    const path = `/services/data/v65.0/connect/sites/${createIdFromKey('0DM', 'site')}/settings`
    return (await shop.guest()<{ shopName?: string }>('GET', path)).body.shopName
  }
  expect(await readShopName()).toBe('Test shop')
  expect((await change('WebStore', ids.webstore, { Name: 'Rescue Supply' })).status).toBe(204)
  expect(await readShopName()).toBe('Rescue Supply')
  expect((await change('WebStore', ids.webstore, { Name: 'Test shop' })).status).toBe(204)
  expect((await change('WebStore', ids.webstore, { RegistrationBuyerGroup__c: 'Nobody' })).body).toMatchObject(
    wrong('RegistrationBuyerGroup__c'),
  )
  const before = await records.read('WebStore', ids.webstore)
  const [group = ''] = await records.list('SELECT Name FROM BuyerGroup ORDER BY Name LIMIT 1', 'Name')
  const values = { RegistrationBuyerGroup__c: group, InventoryLocationGroupId__c: ids.locationGroup }
  expect((await change('WebStore', ids.webstore, values)).status).toBe(204)
  expect(await records.read('WebStore', ids.webstore)).toMatchObject(values)
  expect(await remove('LocationGroup', ids.locationGroup)).toBe(400)
  const former = Object.fromEntries(Object.keys(values).map((name) => [name, before[name] ?? null]))
  expect((await change('WebStore', ids.webstore, former)).status).toBe(204)
})

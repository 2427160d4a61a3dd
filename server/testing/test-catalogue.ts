import type { Database, Transaction } from '@hydrant/database/connection/database.ts'
import { createIdFromKey } from '@hydrant/kernel/identity/record-id.ts'
import { insertCustomers } from '../accounts/service.ts'
import {
  addCategories,
  addEntitlements,
  addAttributesAndRelations,
  type NewProduct,
  saveProducts,
} from '../catalogue/service.ts'
import { insertLocations, upsertInventoryLevels } from '../inventory/service.ts'
import { addPriceBooks, savePrices } from '../pricing/service.ts'
import { createUsers } from '../session/service.ts'
import { insertWebstore } from '../webstore/service.ts'

/** The email address of the county's buyer. */
export const BUYER = 'buyer@county.example'

/** The buyer's password. */
export const PASSWORD = 'a test password'

const toCategoryId = (name: string) => createIdFromKey('0ZG', name)
const toProductId = (sku: string) => createIdFromKey('01t', sku)

/** The ids of the test shop's records. */
export const ids = {
  webstore: createIdFromKey('0ZE', 'test shop'),
  product: toProductId,
  category: toCategoryId,
  groups: { guests: createIdFromKey('0ZI', 'guests'), county: createIdFromKey('0ZI', 'county') },
  priceBooks: {
    list: createIdFromKey('01s', 'list'),
    web: createIdFromKey('01s', 'web'),
    county: createIdFromKey('01s', 'county'),
  },
  policies: {
    everyone: createIdFromKey('1Ce', 'everyone'),
    county: createIdFromKey('1Ce', 'county'),
    unpriced: createIdFromKey('1Ce', 'unpriced'),
  },
  locations: { main: createIdFromKey('131', 'main'), west: createIdFromKey('131', 'west') },
  locationGroup: createIdFromKey('0gh', 'all'),
  schedule: createIdFromKey('84X', 'by the dozen'),
  models: { monthly: createIdFromKey('0jP', 'monthly'), yearly: createIdFromKey('0jP', 'yearly') },
} as const

const sizes = ['M', 'L']
const colors = [
  { value: 'Tan', hex: '#c2a36b' },
  { value: 'Black', hex: '#222222' },
]

/** Products that guests and buyers can see, unless their name says otherwise. */
const products: readonly NewProduct[] = [
  {
    sku: 'HN-95/1',
    productCode: 'HN95',
    name: 'Fog nozzle 95',
    description: '<p>For the <strong>first</strong> line.</p>',
    brand: 'Ironline',
    family: 'Nozzles',
    unitOfMeasure: 'Each',
    packText: 'Each',
    attributes: { Diameter__c: '1.5 in', Flow__c: '95 gpm' },
    categoryIds: [toCategoryId('Handline'), toCategoryId('Ironline')],
    minimumQuantity: '6',
    maximumQuantity: '600',
    quantityIncrement: '6',
  },
  {
    sku: 'HN-125/1',
    name: 'Fog nozzle 125',
    brand: 'Ironline',
    family: 'Nozzles',
    attributes: { Diameter__c: '1.75 in' },
    categoryIds: [toCategoryId('Handline')],
  },
  {
    sku: 'MN-500',
    name: 'Master stream nozzle',
    brand: 'Blackwell',
    family: 'Nozzles',
    attributes: { Diameter__c: '2.5 in' },
    categoryIds: [toCategoryId('Nozzles')],
  },
  {
    sku: 'TC-1',
    name: 'Turnout coat',
    brand: 'Emberline',
    productClass: 'VariationParent',
    categoryIds: [toCategoryId('Turnout gear')],
  },
  ...sizes.flatMap((size) =>
    colors.map(({ value }) => ({
      sku: `TC-1-${size}-${value.slice(0, 1)}`,
      name: `Turnout coat, ${size}, ${value}`,
      brand: 'Emberline',
      productClass: 'Variation' as const,
      parentId: toProductId('TC-1'),
      attributes: { Size__c: size, Color__c: value },
      variationValues: { Size__c: size, Color__c: value },
      categoryIds: [toCategoryId('Turnout gear')],
    })),
  ),
  { sku: 'KIT-1', name: 'Nozzle kit', productClass: 'Set', categoryIds: [toCategoryId('Nozzles')] },
  { sku: 'SUB-1', name: 'Preplan software', categoryIds: [toCategoryId('Turnout gear')] },
  { sku: 'CO-1', name: 'County only nozzle', categoryIds: [toCategoryId('Nozzles')] },
  { sku: 'HID-1', name: 'Hidden price valve', categoryIds: [toCategoryId('Nozzles')] },
  { sku: 'OFF-1', name: 'Retired nozzle', isActive: false, categoryIds: [toCategoryId('Nozzles')] },
  { sku: 'NP-1', name: 'Unpriced spanner', categoryIds: [toCategoryId('Nozzles')] },
]

/** Fills an empty database with a small test shop. */
export async function fillTestCatalogue(database: Database): Promise<void> {
  await database.transaction(async (tx) => {
    await insertStoreAndBuyer(tx)
    await insertCategories(tx)
    const { open, closed } = Object.groupBy(
      products.map((product) => ({ ...product, id: toProductId(product.sku) })),
      ({ sku }) => (sku === 'CO-1' || sku === 'HID-1' ? 'closed' : 'open'),
    )
    // These are saved before the policy for new products exists, so that only their own policies make them visible.
    await saveProducts(tx, closed ?? [])
    await addEntitlements(tx, {
      policies: [
        { id: ids.policies.everyone, name: 'Everyone', includesNewProducts: true },
        { id: ids.policies.county, name: 'County' },
        { id: ids.policies.unpriced, name: 'Without prices', canViewPrice: false },
      ],
      groups: [
        { policyId: ids.policies.everyone, buyerGroupId: ids.groups.guests },
        { policyId: ids.policies.everyone, buyerGroupId: ids.groups.county },
        { policyId: ids.policies.unpriced, buyerGroupId: ids.groups.guests },
        { policyId: ids.policies.county, buyerGroupId: ids.groups.county },
      ],
      products: [
        { policyId: ids.policies.county, productId: toProductId('CO-1') },
        { policyId: ids.policies.county, productId: toProductId('HID-1') },
        { policyId: ids.policies.unpriced, productId: toProductId('HID-1') },
      ],
    })
    await addAttributesAndRelations(tx, structureData)
    await saveProducts(tx, open ?? [])
    await addAttributesAndRelations(tx, compositionData)
    await insertPrices(tx)
    await insertStock(tx)
  })
}

async function insertStoreAndBuyer(tx: Transaction): Promise<void> {
  await insertWebstore(tx, {
    id: ids.webstore,
    name: 'Test shop',
    siteId: createIdFromKey('0DM', 'site'),
    communityId: createIdFromKey('0DB', 'community'),
    channelId: createIdFromKey('0ap', 'channel'),
    guestUserId: createIdFromKey('005', 'guest'),
    country: 'US',
    defaultCurrency: 'USD',
    supportedCurrencies: ['USD'],
    shippingCountries: ['US'],
    taxType: 'Net',
    pricingStrategy: 'LowestPrice',
    guestBrowsingEnabled: true,
    guestCartEnabled: true,
    guestCheckoutEnabled: false,
    guestMaximumQuantity: '100',
    inventoryLocationGroupId: ids.locationGroup,
    reservationSeconds: 600,
    settings: {},
  })
  const user = {
    id: createIdFromKey('005', 'buyer'),
    email: BUYER,
    firstName: 'A',
    lastName: 'Buyer',
    phoneNumber: null,
    role: 'buyer' as const,
  }
  await createUsers(tx, [user], PASSWORD)
  const accountId = createIdFromKey('001', 'county')
  await insertCustomers(tx, {
    accounts: [{ id: accountId, name: 'County' }],
    groups: [
      { id: ids.groups.guests, name: 'Guests', isGuest: true },
      { id: ids.groups.county, name: 'County' },
    ],
    groupMembers: [{ buyerGroupId: ids.groups.county, accountId }],
    members: [{ userId: user.id, accountId }],
    managed: [],
  })
}

async function insertCategories(tx: Transaction): Promise<void> {
  const toCategory = (path: readonly string[], options: { sortOrder?: number; isNavigational?: boolean } = {}) => ({
    id: toCategoryId(path.at(-1) ?? ''),
    path,
    parentId: path.length > 1 ? toCategoryId(path.at(-2) ?? '') : null,
    ancestorIds: path.slice(0, -1).map(toCategoryId),
    ...options,
  })
  await addCategories(tx, [
    toCategory(['Nozzles'], { sortOrder: 1 }),
    toCategory(['Nozzles', 'Handline']),
    toCategory(['Turnout gear'], { sortOrder: 2 }),
    toCategory(['Brands'], { isNavigational: false }),
    toCategory(['Brands', 'Ironline'], { isNavigational: false }),
  ])
}

const structureData = {
  attributes: [
    { apiName: 'Diameter__c', label: 'Diameter', isFacet: true, sequence: 1 },
    { apiName: 'Flow__c', label: 'Flow', sequence: 2 },
    { apiName: 'Size__c', label: 'Size', isFacet: true, sequence: 3 },
    { apiName: 'Color__c', label: 'Color', isFacet: true, sequence: 4 },
  ],
  sellingModels: [
    {
      id: ids.models.monthly,
      name: 'Monthly',
      sellingModelType: 'Evergreen' as const,
      pricingTerm: 1,
      pricingTermUnit: 'Months' as const,
    },
    {
      id: ids.models.yearly,
      name: 'Yearly',
      sellingModelType: 'TermDefined' as const,
      pricingTerm: 1,
      pricingTermUnit: 'Annual' as const,
      minimumTerm: 1,
      maximumTerm: 5,
      termIncrement: 1,
    },
  ],
}

const compositionData = {
  productSellingModels: [
    { productId: toProductId('SUB-1'), sellingModelId: ids.models.yearly, sortOrder: 0 },
    { productId: toProductId('SUB-1'), sellingModelId: ids.models.monthly, sortOrder: 1 },
  ],
  variationAttributes: [
    {
      parentId: toProductId('TC-1'),
      apiName: 'Size__c',
      label: 'Size',
      sequence: 1,
      viewType: 'Pill' as const,
      options: ['M', 'L', 'XL'].map((value) => ({ value, label: value, colorHexCode: null })),
    },
    {
      parentId: toProductId('TC-1'),
      apiName: 'Color__c',
      label: 'Color',
      sequence: 2,
      viewType: 'ColorSwatch' as const,
      options: colors.map(({ value, hex }) => ({ value, label: value, colorHexCode: hex })),
    },
  ],
  components: [
    { parentId: toProductId('KIT-1'), childId: toProductId('HN-95/1'), defaultQuantity: '2', sortOrder: 0 },
    { parentId: toProductId('KIT-1'), childId: toProductId('HN-125/1'), defaultQuantity: '1', sortOrder: 1 },
    { parentId: toProductId('KIT-1'), childId: toProductId('CO-1'), defaultQuantity: '1', sortOrder: 2 },
  ],
  relations: [
    { productId: toProductId('HN-95/1'), relatedProductId: toProductId('MN-500'), relationshipType: 'Accessories' },
    {
      productId: toProductId('HN-95/1'),
      relatedProductId: toProductId('CO-1'),
      relationshipType: 'Accessories',
      sortOrder: 1,
    },
  ],
}

async function insertPrices(tx: Transaction): Promise<void> {
  await addPriceBooks(tx, {
    priceBooks: [
      { id: ids.priceBooks.list, name: 'List', isOriginal: true },
      { id: ids.priceBooks.web, name: 'Web', priority: 50 },
      { id: ids.priceBooks.county, name: 'County', priority: 10 },
    ],
    groups: [{ priceBookId: ids.priceBooks.county, buyerGroupId: ids.groups.county }],
    schedules: [{ id: ids.schedule, name: 'By the dozen', adjustmentMethod: 'Range', scheduleType: 'Volume' }],
    tiers: [
      {
        id: createIdFromKey('84Y', '1'),
        scheduleId: ids.schedule,
        lowerBound: '1',
        upperBound: '11',
        adjustmentType: 'PercentageBasedAdjustment',
        adjustmentValue: '0',
      },
      {
        id: createIdFromKey('84Y', '2'),
        scheduleId: ids.schedule,
        lowerBound: '12',
        upperBound: null,
        adjustmentType: 'PercentageBasedAdjustment',
        adjustmentValue: '5',
      },
    ],
  })
  const price = (sku: string, unitPrice: string, options: { scheduleId?: string; sellingModelId?: string } = {}) => ({
    productId: toProductId(sku),
    currency: 'USD',
    unitPrice,
    ...options,
  })
  const coats = ['TC-1-M-T', 'TC-1-M-B', 'TC-1-L-T', 'TC-1-L-B'].map((sku, index) =>
    price(sku, String(1200 + index * 10)),
  )
  await savePrices(tx, ids.priceBooks.list, [
    price('HN-95/1', '350', { scheduleId: ids.schedule }),
    price('HN-125/1', '410.50'),
    price('MN-500', '1999'),
    price('KIT-1', '900'),
    price('CO-1', '10'),
    price('HID-1', '75'),
    ...coats,
    price('SUB-1', '1200', { sellingModelId: ids.models.yearly }),
    price('SUB-1', '110', { sellingModelId: ids.models.monthly }),
  ])
  await savePrices(tx, ids.priceBooks.web, [
    price('HN-95/1', '315.33', { scheduleId: ids.schedule }),
    price('MN-500', '2100'),
  ])
  await savePrices(tx, ids.priceBooks.county, [price('HN-95/1', '297.5')])
}

async function insertStock(tx: Transaction): Promise<void> {
  await insertLocations(tx, {
    locations: [
      { id: ids.locations.main, name: 'Main', priority: 0 },
      { id: ids.locations.west, name: 'West', priority: 1 },
    ],
    groups: [{ id: ids.locationGroup, name: 'All' }],
    members: [
      { locationGroupId: ids.locationGroup, locationId: ids.locations.main },
      { locationGroupId: ids.locationGroup, locationId: ids.locations.west },
    ],
  })
  await upsertInventoryLevels(tx, [
    { productId: toProductId('HN-95/1'), locationId: ids.locations.main, onHand: '10', safetyStock: '2' },
    { productId: toProductId('HN-95/1'), locationId: ids.locations.west, onHand: '5' },
    { productId: toProductId('TC-1-M-T'), locationId: ids.locations.main, onHand: '3' },
    { productId: toProductId('MN-500'), locationId: ids.locations.main, onHand: '0' },
  ])
}

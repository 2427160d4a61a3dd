import { decimal, sum } from '@hydrant/kernel/money/decimal.ts'
import { parseGtin } from '@hydrant/kernel/identity/gtin.ts'
import { expect, test } from 'vitest'
import { drawProduct, drawings } from './art/catalogue.ts'
import type { DemoProduct } from './model.ts'
import { demoShop } from './shop.ts'

const { products, categories, attributes, brands } = demoShop
const bySku = new Map(products.map((product) => [product.sku, product]))
const collectKeys = (rows: readonly { readonly key: string }[]) => new Set(rows.map((row) => row.key))
const listProductsOfClass = (productClass: DemoProduct['productClass']) =>
  products.filter((product) => product.productClass === productClass)
const skuOf = (product: DemoProduct) => product.sku

function depthOf(key: string): number {
  const parentKey = categories.find((category) => category.key === key)?.parentKey ?? null
  return parentKey === null ? 1 : 1 + depthOf(parentKey)
}

test('keys and part numbers are unique', () => {
  const {
    priceBooks,
    tierSchedules,
    sellingModels,
    buyerGroups,
    entitlements,
    promotions,
    locations,
    deliveryMethods,
    accounts,
  } = demoShop
  for (const rows of [
    categories,
    brands,
    priceBooks,
    tierSchedules,
    sellingModels,
    buyerGroups,
    entitlements,
    promotions,
    locations,
    deliveryMethods,
    accounts,
  ])
    expect(collectKeys(rows).size).toBe(rows.length)
  expect(bySku.size).toBe(products.length)
  expect(new Set(products.map((product) => product.sku.replaceAll(/[^a-z0-9]/gi, '').toUpperCase())).size).toBe(
    products.length,
  )
  expect(new Set(products.map((product) => product.name)).size).toBe(products.length)
  expect(new Set(attributes.map((attribute) => attribute.apiName)).size).toBe(attributes.length)
  expect(new Set(demoShop.people.map((person) => person.email)).size).toBe(demoShop.people.length)
  expect(new Set(categories.map((category) => `${category.parentKey}/${category.name}`)).size).toBe(categories.length)
})

test('the shop is as large as a distributor’s', () => {
  expect(products.length).toBeGreaterThanOrEqual(380)
  expect(products.length).toBeLessThanOrEqual(450)
  expect(brands).toHaveLength(15)
  expect(Math.max(...categories.map((category) => depthOf(category.key)))).toBe(3)
  expect(
    categories.filter((category) => category.parentKey === null && category.isNavigational !== false),
  ).toHaveLength(10)
  expect(attributes.filter((attribute) => attribute.isFacet).length).toBeGreaterThanOrEqual(9)
})

test('every kind of product that a shop must support is there', () => {
  const count = (predicate: (product: DemoProduct) => unknown) => products.filter(predicate).length
  expect(listProductsOfClass('Set').length).toBeGreaterThanOrEqual(3)
  expect(listProductsOfClass('Bundle').length).toBeGreaterThanOrEqual(3)
  expect(listProductsOfClass('VariationParent').length).toBeGreaterThanOrEqual(10)
  expect(count((product) => product.isQuoteOnly)).toBeGreaterThanOrEqual(8)
  expect(
    count((product) => product.productClass === 'Simple' && !product.isQuoteOnly && product.listPrice === null),
  ).toBeGreaterThanOrEqual(4)
  expect(
    count((product) => product.stock !== null && Object.values(product.stock).every((level) => level === '0')),
  ).toBeGreaterThanOrEqual(12)
  expect(count((product) => product.quantityRule)).toBeGreaterThanOrEqual(13)
  expect(count((product) => product.tierScheduleKey)).toBeGreaterThanOrEqual(25)
  expect(new Set(products.map((product) => product.tierScheduleKey).filter(Boolean)).size).toBeGreaterThanOrEqual(3)
  expect(count((product) => product.sellingModelKeys)).toBeGreaterThanOrEqual(4)
  expect(count((product) => product.hasDataSheet) / products.length).toBeGreaterThan(0.45)
})

test('every reference has a target', () => {
  const categoryKeys = collectKeys(categories)
  const brandKeys = collectKeys(brands)
  const scheduleKeys = collectKeys(demoShop.tierSchedules)
  const bookKeys = collectKeys(demoShop.priceBooks)
  const modelKeys = collectKeys(demoShop.sellingModels)
  const locationKeys = collectKeys(demoShop.locations)
  const attributeNames = new Set<string>(attributes.map((attribute) => attribute.apiName))
  for (const category of categories) if (category.parentKey) expect(categoryKeys).toContain(category.parentKey)
  for (const product of products) {
    expect(
      product.categoryKeys.filter((key) => !categoryKeys.has(key)),
      product.sku,
    ).toEqual([])
    expect(depthOf(product.categoryKeys[0] ?? ''), product.sku).toBeGreaterThan(1)
    expect(brandKeys, product.sku).toContain(product.brandKey)
    const linked = [...(product.relatedSkus ?? []), ...(product.components ?? []).map((component) => component.sku)]
    expect(
      linked.filter((sku) => !bySku.has(sku)),
      product.sku,
    ).toEqual([])
    if (product.parentSku) expect(bySku.get(product.parentSku)?.productClass).toBe('VariationParent')
    if (product.tierScheduleKey) expect(scheduleKeys).toContain(product.tierScheduleKey)
    expect(Object.keys(product.bookPrices ?? {}).filter((key) => !bookKeys.has(key))).toEqual([])
    expect(
      [...(product.sellingModelKeys ?? []), ...Object.keys(product.sellingModelPrices ?? {})].filter(
        (key) => !modelKeys.has(key),
      ),
    ).toEqual([])
    expect(Object.keys(product.stock ?? {}).filter((key) => !locationKeys.has(key))).toEqual([])
    expect(
      Object.keys(product.attributes).filter((name) => !attributeNames.has(name)),
      product.sku,
    ).toEqual([])
    expect(
      product.pictures.filter((picture) => !(picture.drawing in drawings)),
      product.sku,
    ).toEqual([])
  }
})

test('featured products and brands exist, and there is gift wrap', () => {
  expect(demoShop.featured.skus.filter((sku) => !bySku.has(sku))).toEqual([])
  expect(demoShop.featured.newSkus.filter((sku) => !bySku.has(sku))).toEqual([])
  expect(demoShop.featured.skus.length).toBeLessThanOrEqual(20)
  expect(demoShop.featured.brandKeys.filter((key) => !collectKeys(brands).has(key))).toEqual([])
  expect(products.filter(({ purpose }) => purpose === 'GiftWrap').length).toBeGreaterThan(0)
  expect(collectKeys(demoShop.contents).size).toBe(demoShop.contents.length)
})

test('groups, entitlements and promotions refer to existing keys', () => {
  const groupKeys = collectKeys(demoShop.buyerGroups)
  const categoryKeys = collectKeys(categories)
  const accountKeys = collectKeys(demoShop.accounts)
  const usedGroupKeys = [
    ...demoShop.priceBooks,
    ...demoShop.entitlements,
    ...demoShop.promotions,
    ...demoShop.accounts,
  ].flatMap((one) => one.buyerGroupKeys ?? [])
  expect(usedGroupKeys.filter((key) => !groupKeys.has(key))).toEqual([])
  const entitledCategoryKeys = demoShop.entitlements.flatMap((one) => [
    ...(one.categoryKeys === 'all' ? [] : one.categoryKeys),
    ...(one.exceptCategoryKeys ?? []),
  ])
  const promotedCategoryKeys = demoShop.promotions.flatMap((one) => one.categoryKeys ?? [])
  expect([...entitledCategoryKeys, ...promotedCategoryKeys].filter((key) => !categoryKeys.has(key))).toEqual([])
  for (const person of demoShop.people)
    expect([person.accountKey, ...person.manages].filter((key) => key !== null && !accountKeys.has(key))).toEqual([])
  for (const account of demoShop.accounts)
    expect(new Set(account.addresses.map((address) => address.addressType))).toEqual(new Set(['Shipping', 'Billing']))
})

test('a variation parent has no price and each combination of its values once', () => {
  for (const parent of listProductsOfClass('VariationParent')) {
    expect(parent.listPrice, parent.sku).toBeNull()
    const axes = parent.variationAttributes ?? []
    const children = products.filter((product) => product.parentSku === parent.sku)
    const combinations = children.map((child) => axes.map((axis) => child.variationValues?.[axis.apiName]).join('|'))
    expect(new Set(combinations).size, parent.sku).toBe(axes.reduce((total, axis) => total * axis.options.length, 1))
    expect(combinations.length, parent.sku).toBe(new Set(combinations).size)
    for (const axis of axes)
      expect(
        children.every((child) =>
          axis.options.some((option) => option.value === child.variationValues?.[axis.apiName]),
        ),
      ).toBe(true)
  }
})

test('prices are positive, have at most two decimals, and never exceed the list price', () => {
  for (const product of products) {
    if (product.listPrice === null) continue
    for (const price of [
      product.listPrice,
      ...Object.values(product.bookPrices ?? {}),
      ...Object.values(product.sellingModelPrices ?? {}),
    ]) {
      expect(price, product.sku).toMatch(/^\d+\.\d{2}$/)
      expect(decimal(price).gt(0), product.sku).toBe(true)
    }
    for (const price of Object.values(product.bookPrices ?? {}))
      expect(decimal(price).lte(product.listPrice), product.sku).toBe(true)
  }
  expect(products.filter((product) => product.isQuoteOnly && product.listPrice !== null).map(skuOf)).toEqual([])
})

test('a set costs the sum of its components, a bundle less', () => {
  const sumComponentPrices = (product: DemoProduct) =>
    sum(
      (product.components ?? [])
        .filter((component) => component.isRequired)
        .map((component) => decimal(bySku.get(component.sku)?.listPrice ?? '0').times(component.quantity)),
    )
  for (const set of listProductsOfClass('Set')) expect(sumComponentPrices(set).toFixed(2), set.sku).toBe(set.listPrice)
  for (const bundle of listProductsOfClass('Bundle')) {
    expect(sumComponentPrices(bundle).gt(bundle.listPrice ?? '0'), bundle.sku).toBe(true)
    expect(
      sumComponentPrices(bundle)
        .times('0.75')
        .lt(bundle.listPrice ?? '0'),
      bundle.sku,
    ).toBe(true)
  }
  for (const product of [...listProductsOfClass('Set'), ...listProductsOfClass('Bundle')])
    for (const component of product.components ?? [])
      expect(['Simple', 'Variation'], component.sku).toContain(bySku.get(component.sku)?.productClass)
})

test('quantity rules and stock are whole numbers and consistent', () => {
  for (const product of products) {
    for (const level of Object.values(product.stock ?? {})) expect(level, product.sku).toMatch(/^\d+$/)
    if (!product.quantityRule) continue
    const { minimum, maximum, increment } = product.quantityRule
    expect([Number(minimum) % Number(increment), Number(maximum) % Number(increment)], product.sku).toEqual([0, 0])
    expect(Number(minimum)).toBeLessThan(Number(maximum))
  }
})

test('price breaks have no gaps between them, and their discounts rise', () => {
  for (const { key, tiers } of demoShop.tierSchedules) {
    for (const [index, tier] of tiers.entries()) {
      const next = tiers[index + 1]
      expect(tier.to, key).toBe(next === undefined ? null : String(Number(next.from) - 1))
      if (next) expect(Number(next.percentOff)).toBeGreaterThan(Number(tier.percentOff))
    }
  }
})

test('hose has realistic weights: more with length and with diameter', () => {
  const hoses = products.filter(
    (product) =>
      product.family === 'Hose' && product.attributes.Weight__c && product.productClass !== 'VariationParent',
  )
  const alike = Map.groupBy(hoses, (hose) => `${hose.attributes.Construction__c} ${hose.attributes.Diameter__c}`)
  for (const [kind, same] of alike) {
    if (kind.startsWith('undefined')) continue
    for (const one of same)
      for (const other of same)
        if (feetOf(one) < feetOf(other))
          expect(Number(one.attributes.Weight__c), `${one.sku} ${other.sku}`).toBeLessThan(
            Number(other.attributes.Weight__c),
          )
  }
  const usual = Number(bySku.get('HA-175-50-W')?.attributes.Weight__c)
  expect(usual).toBeGreaterThan(15)
  expect(usual).toBeLessThan(18.1)
  for (const hose of hoses) {
    expect(Number.parseFloat(hose.attributes.Diameter__c ?? ''), hose.sku).toBeLessThanOrEqual(6)
    if (hose.attributes.Test_Pressure__c)
      expect(Number(hose.attributes.Test_Pressure__c), hose.sku).toBe(2 * Number(hose.attributes.Service_Pressure__c))
  }
})

test('weights are numbers, and tools and helmets have realistic weights and prices', () => {
  for (const product of products)
    if (product.attributes.Weight__c) expect(product.attributes.Weight__c, product.sku).toMatch(/^\d+(\.\d)?$/)
  const listPricedProducts = (prefix: string) =>
    products.filter((product) => product.sku.startsWith(prefix) && product.listPrice !== null)
  for (const spreader of listPricedProducts('GS-')) {
    expect(Number(spreader.attributes.Weight__c)).toBeGreaterThan(35)
    expect(Number(spreader.attributes.Weight__c)).toBeLessThan(45)
    expect(Number(spreader.listPrice)).toBeGreaterThan(7000)
  }
  for (const helmet of [
    ...listPricedProducts('TH-TRAD'),
    ...listPricedProducts('TH-MOD'),
    ...listPricedProducts('TH-RES'),
  ]) {
    expect(Number(helmet.listPrice)).toBeGreaterThanOrEqual(200)
    expect(Number(helmet.listPrice)).toBeLessThanOrEqual(450)
  }
  for (const coat of listPricedProducts('TG-C700')) {
    expect(Number(coat.listPrice)).toBeGreaterThan(1100)
    expect(Number(coat.listPrice)).toBeLessThan(1900)
  }
})

test('every product except variations has a unique picture', () => {
  const mainPictures = products
    .filter(({ parentSku }) => parentSku === undefined)
    .map(
      ({ sku, pictures: [main] }) => [sku, main === undefined ? '' : drawProduct(main.drawing, main.options)] as const,
    )
  expect(mainPictures.filter(([, svg]) => svg === '').map(([sku]) => sku)).toEqual([])
  const alike = [...Map.groupBy(mainPictures, ([, svg]) => svg).values()].filter((same) => same.length > 1)
  expect(alike.map((same) => same.map(([sku]) => sku))).toEqual([])
})

test('a drawing prints no capacity, size or pressure that its product does not have', () => {
  const figures = (svg: string) =>
    [...svg.matchAll(/<text[^>]*>([^<]*\d ?(?:Ah|gal|L|lb|in|ft|gpm|psi|bar|kN|kg))</gi)].map(([, text = '']) => text)
  const wrong = products
    .filter(({ parentSku, family }) => parentSku === undefined && family !== 'Services')
    .flatMap((product) => {
      const { sku, name, description, packText } = product
      const text = [sku, name, description, packText, ...Object.values(product.attributes)].join(' ').toLowerCase()
      return product.pictures
        .flatMap(({ drawing, options }) => figures(drawProduct(drawing, options)))
        .filter((figure) => !text.includes(figure.toLowerCase()))
        .map((figure) => `${sku}: ${figure}`)
    })
  expect(wrong).toEqual([])
})

test('each product in a warehouse has the number of a barcode of its own, which no product of the world has [CAT-28]', () => {
  const gtins = products.flatMap(({ gtin }) => gtin ?? [])
  expect(gtins.length).toBeGreaterThan(100)
  expect(gtins.filter((gtin) => parseGtin(gtin) !== gtin || !gtin.startsWith('2'))).toEqual([])
  expect(new Set(gtins).size).toBe(gtins.length)
})

test('an adapter is drawn with the ends that it connects, and a rope in its colour', () => {
  const optionsOf = (sku: string) => bySku.get(sku)?.pictures[0]?.options
  const endsOf = (sku: string) => optionsOf(sku)?.ends?.map(({ kind, inches }) => `${inches} ${kind}`)
  expect(endsOf('AD-FM-25NHx15NH')).toEqual(['2.5 female', '1.5 male'])
  expect(endsOf('AD-FF-25NHx25NH')).toEqual(['2.5 female', '2.5 female'])
  expect(endsOf('AD-MM-25NHx25NH')).toEqual(['2.5 male', '2.5 male'])
  expect(endsOf('SA-500-ST-NH45')).toEqual(['5 storz', '4.5 female'])
  expect(endsOf('SA-500-400-ST')).toEqual(['5 storz', '4 storz'])
  expect(['100', '200', '300'].map((feet) => optionsOf(`RP-050-${feet}`)?.colour)).toEqual(['white', 'blue', 'orange'])
  expect(optionsOf('LS-CHOCK-2')?.steps).toBe(2)
})

test('services, sets and tools are not drawn as something else', () => {
  const drawingOf = (sku: string) => bySku.get(sku)?.pictures[0]?.drawing
  expect(
    products
      .filter(
        (product) =>
          product.family === 'Services' &&
          product.purpose === undefined &&
          !drawingOf(product.sku)?.endsWith('-service'),
      )
      .map(skuOf),
  ).toEqual([])
  expect(
    [...listProductsOfClass('Set'), ...listProductsOfClass('Bundle')]
      .filter(({ sku }) => !/-(set|bundle)$/.test(drawingOf(sku) ?? ''))
      .map(skuOf),
  ).toEqual([])
  expect([drawingOf('EV-DET'), drawingOf('GD-4X')]).toEqual(['hot-stick', 'gas-detector'])
})

test('24 products have data sheet, related products, quantity breaks, stock and the day of the next delivery', () => {
  const completeProducts = products.filter(
    (product) =>
      product.hasDataSheet &&
      (product.relatedSkus?.length ?? 0) >= 3 &&
      product.tierScheduleKey &&
      product.stock &&
      product.attributes.Next_Delivery__c,
  )
  expect(completeProducts).toHaveLength(24)
  for (const {
    sku,
    attributes: { Next_Delivery__c: due = '' },
    relatedSkus,
  } of completeProducts) {
    expect(Date.parse(due), sku).toBeGreaterThan(Date.now())
    expect(relatedSkus, sku).not.toContain(sku)
  }
})

test('the adapters and gaskets that go with a supply hose fit its couplings', () => {
  const mismatches = products
    .filter(({ sku }) => sku.startsWith('HS-'))
    .flatMap((hose) =>
      (hose.relatedSkus ?? [])
        .map((sku) => bySku.get(sku)!)
        .filter(({ name }) => /adapter|gasket/i.test(name))
        .filter((related) => related.attributes.Coupling__c !== hose.attributes.Coupling__c)
        .map(({ sku }) => `${hose.sku}: ${sku}`),
    )
  expect(mismatches).toEqual([])
})

test('every product is described in three sentences or more, and every leaf category has products', () => {
  const sentences = new Intl.Segmenter('en-US', { granularity: 'sentence' })
  expect(products.filter(({ description }) => [...sentences.segment(description)].length < 3).map(skuOf)).toEqual([])
  const usedCategoryKeys = new Set(products.flatMap((product) => product.categoryKeys))
  const parents = new Set(categories.map((category) => category.parentKey))
  expect(
    categories
      .filter((category) => !parents.has(category.key) && !usedCategoryKeys.has(category.key))
      .map((category) => category.key),
  ).toEqual([])
})

function feetOf(product: DemoProduct): number {
  return Number.parseInt(product.attributes.Length__c ?? '', 10)
}

test('texts in other languages are of products and categories that exist: all categories, and what the home page shows', () => {
  const { featured, translations } = demoShop
  const keys = categories.map(({ key }) => key)
  const withPageDetails = products.filter(({ attributes: values }) => values['Next_Delivery__c'] !== undefined)
  for (const translation of translations) {
    const skus = Object.keys(translation.products)
    expect(Object.keys(translation.categories).toSorted()).toEqual(keys.toSorted())
    expect(skus.filter((sku) => !bySku.has(sku))).toEqual([])
    expect(skus).toEqual(expect.arrayContaining([...featured.skus, ...featured.newSkus, ...withPageDetails.map(skuOf)]))
    expect(new Set(Object.values(translation.products).map(([name]) => name)).size).toBe(skus.length)
  }
})

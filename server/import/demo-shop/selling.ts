import type { DemoShop } from '@hydrant/demo/model.ts'
import { DEMO_CURRENCY } from './prices.ts'
import { demoIds } from './record-ids.ts'

/** Converts the promotions and their coupons. */
export function toPromotions({ promotions }: Pick<DemoShop, 'promotions'>) {
  return {
    promotions: promotions.map((promotion) => ({
      id: demoIds.promotion(promotion.key),
      name: promotion.name,
      displayName: promotion.displayName,
      termsAndConditions: promotion.terms,
      requiresCoupon: promotion.couponCodes.length > 0,
      priority: promotion.priority,
      targetType: promotion.targetType,
      adjustmentType: promotion.adjustmentType,
      adjustmentValue: promotion.adjustmentValue,
      currencyIsoCode: DEMO_CURRENCY,
      minimumAmount: promotion.minimumAmount,
      categoryIds: promotion.categoryKeys?.map(demoIds.category) ?? null,
      buyerGroupIds: promotion.buyerGroupKeys?.map(demoIds.buyerGroup) ?? null,
    })),
    coupons: promotions.flatMap(({ key, couponCodes }) =>
      couponCodes.map((code) => ({ id: demoIds.coupon(code), promotionId: demoIds.promotion(key), code })),
    ),
  }
}

/** Converts the delivery methods, in their display order. */
export function toDeliveryMethods({ deliveryMethods }: Pick<DemoShop, 'deliveryMethods'>) {
  return deliveryMethods.map(({ key, processDays, transitDays, countries, ...method }, index) => ({
    ...method,
    id: demoIds.deliveryMethod(key),
    currencyIsoCode: DEMO_CURRENCY,
    countries: [...countries],
    processTime: processDays,
    processTimeUnit: 'Days' as const,
    transitTimeMin: transitDays[0],
    transitTimeMax: transitDays[1],
    transitTimeUnit: 'Days' as const,
    sortOrder: index,
  }))
}

/** Converts the tax rates by tax treatment and region. */
export function toTaxRates({ taxRates }: Pick<DemoShop, 'taxRates'>) {
  return taxRates.map((rate) => ({
    ...rate,
    id: demoIds.taxRate(`${rate.treatment}/${rate.country}/${rate.state ?? ''}/${rate.name}`),
  }))
}

/** Converts the inventory locations, all in one group. */
export function toLocations({ locations }: Pick<DemoShop, 'locations'>) {
  return {
    locations: locations.map(({ key, name, priority }) => ({ id: demoIds.location(key), name, priority })),
    groups: [{ id: demoIds.locationGroup, name: 'All locations' }],
    members: locations.map(({ key }) => ({
      locationGroupId: demoIds.locationGroup,
      locationId: demoIds.location(key),
    })),
  }
}

/** Converts the stock at each location. */
export function toInventoryLevels({ products }: Pick<DemoShop, 'products'>) {
  return products.flatMap(({ sku, stock }) =>
    Object.entries(stock ?? {}).map(([location, onHand]) => ({
      productId: demoIds.product(sku),
      locationId: demoIds.location(location),
      onHand,
    })),
  )
}

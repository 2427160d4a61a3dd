import type { DemoPromotion } from './model.ts'

/** What is on offer: two promotions that apply by themselves, two that a code opens. */
export const promotions: readonly DemoPromotion[] = [
  {
    key: 'nozzles-5', name: 'Nozzle weeks', displayName: '5 % off nozzles', terms: 'Taken off every nozzle and monitor in the cart. No code needed.',
    targetType: 'Item', adjustmentType: 'PercentageDiscount', adjustmentValue: '5', minimumAmount: null, categoryKeys: ['nozzles'], buyerGroupKeys: null, couponCodes: [], priority: 10,
  },
  {
    key: 'cart-100', name: 'Large order', displayName: '$100 off orders of $5,000 and more', terms: 'Taken off the cart once, when its products come to $5,000 or more before any discount.',
    targetType: 'Cart', adjustmentType: 'AmountDiscount', adjustmentValue: '100.00', minimumAmount: '5000.00', categoryKeys: null, buyerGroupKeys: null, couponCodes: [], priority: 30,
  },
  {
    key: 'station-10', name: 'Station restock', displayName: '10 % off your order with STATION10', terms: 'For fire departments and other public safety customers.',
    targetType: 'Cart', adjustmentType: 'PercentageDiscount', adjustmentValue: '10', minimumAmount: null, categoryKeys: null, buyerGroupKeys: ['public-safety'], couponCodes: ['STATION10'], priority: 20,
  },
  {
    key: 'free-shipping', name: 'Free shipping', displayName: 'Free shipping with FREESHIP', terms: 'For every shipping method, one order at a time.',
    targetType: 'Shipping', adjustmentType: 'PercentageDiscount', adjustmentValue: '100', minimumAmount: null, categoryKeys: null, buyerGroupKeys: null, couponCodes: ['FREESHIP'], priority: 40,
  },
]

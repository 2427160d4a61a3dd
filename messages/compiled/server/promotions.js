// Compiled by `npm run messages`.
import { chooseCatalogue } from '@hydrant/messages/locale.ts'
import * as en from '../en/server/promotions.js'
import * as es from '../es/server/promotions.js'
import * as fr from '../fr/server/promotions.js'
import * as de from '../de/server/promotions.js'
const catalogues = { 'en': en, 'es': es, 'fr': fr, 'de': de }
export const alreadyEnded = (values) => chooseCatalogue(catalogues).alreadyEnded(values)
export const buyWithoutGet = (values) => chooseCatalogue(catalogues).buyWithoutGet(values)
export const cartUnqualified = (values) => chooseCatalogue(catalogues).cartUnqualified(values)
export const couponAlreadyApplied = (values) => chooseCatalogue(catalogues).couponAlreadyApplied(values)
export const couponBlocked = (values) => chooseCatalogue(catalogues).couponBlocked(values)
export const couponNotOnCart = (values) => chooseCatalogue(catalogues).couponNotOnCart(values)
export const couponUsedUp = (values) => chooseCatalogue(catalogues).couponUsedUp(values)
export const endBeforeStart = (values) => chooseCatalogue(catalogues).endBeforeStart(values)
export const inactiveCoupon = (values) => chooseCatalogue(catalogues).inactiveCoupon(values)
export const lastTarget = (values) => chooseCatalogue(catalogues).lastTarget(values)
export const limitPerAccountAboveTotal = (values) => chooseCatalogue(catalogues).limitPerAccountAboveTotal(values)
export const mayNotReadPrices = (values) => chooseCatalogue(catalogues).mayNotReadPrices(values)
export const noPrice = (values) => chooseCatalogue(catalogues).noPrice(values)
export const noQuantity = (values) => chooseCatalogue(catalogues).noQuantity(values)
export const noReduction = (values) => chooseCatalogue(catalogues).noReduction(values)
export const offerUsedUp = (values) => chooseCatalogue(catalogues).offerUsedUp(values)
export const onlyOfItems = (values) => chooseCatalogue(catalogues).onlyOfItems(values)
export const onlyWithBuyAndGet = (values) => chooseCatalogue(catalogues).onlyWithBuyAndGet(values)
export const percentageAboveHundred = (values) => chooseCatalogue(catalogues).percentageAboveHundred(values)
export const qualifiersWithoutUse = (values) => chooseCatalogue(catalogues).qualifiersWithoutUse(values)
export const recordCurrency = (values) => chooseCatalogue(catalogues).recordCurrency(values)
export const targetType = (values) => chooseCatalogue(catalogues).targetType(values)
export const tooManyLinesForCoupons = (values) => chooseCatalogue(catalogues).tooManyLinesForCoupons(values)
export const unknownCoupon = (values) => chooseCatalogue(catalogues).unknownCoupon(values)
export const unknownId = (values) => chooseCatalogue(catalogues).unknownId(values)
export const unknownProduct = (values) => chooseCatalogue(catalogues).unknownProduct(values)
export const unknownPromotion = (values) => chooseCatalogue(catalogues).unknownPromotion(values)
export const unknownWebstore = (values) => chooseCatalogue(catalogues).unknownWebstore(values)
export const usedUpCoupon = (values) => chooseCatalogue(catalogues).usedUpCoupon(values)

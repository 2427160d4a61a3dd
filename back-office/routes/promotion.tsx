import { data } from 'react-router'
import { officeContext } from '../office-context.ts'
import { changePromotion } from '../promotions/change-promotion.ts'
import { loadPromotion } from '../promotions/load-promotions.ts'
import { PromotionPage } from '../promotions/promotion-page.tsx'
import { loadHistory } from '../records/load-history.ts'
import { formatId } from '../records/soql-literal.ts'
import { awaitOrErrorPage } from '../shell/office-errors.ts'
import { staffContext } from '../shell/require-staff.ts'
import type { Route } from './+types/promotion.ts'

/** How many coupons the page shows. */
const COUPONS_SHOWN = 10

/** Loads a promotion with the latest of its coupons. */
export async function loader({ params: { promotionId }, context }: Route.LoaderArgs) {
  const { staff } = context.get(officeContext)
  const promotion = await loadPromotion(staff, promotionId)
  if (promotion === null) throw data(null, { status: 404 })
  const ofPromotion = `FROM Coupon WHERE PromotionId = ${formatId(promotionId)}`
  const [coupons, counted, history] = await Promise.all([
    awaitOrErrorPage(
      staff.query(
        `SELECT Id, CouponCode, Status, RedemptionCount__c ${ofPromotion} ORDER BY CreatedDate DESC, CouponCode LIMIT ${COUPONS_SHOWN}`,
      ),
    ),
    awaitOrErrorPage(staff.query(`SELECT COUNT() ${ofPromotion}`)),
    loadHistory(staff, { objectName: 'Promotion', recordId: promotionId }),
  ])
  return {
    promotion,
    coupons: coupons.records,
    couponCount: counted.totalSize,
    history,
    mayChange: context.get(staffContext).objects.some(({ name, updateable }) => name === 'Promotion' && updateable),
  }
}

/** Starts or stops it, makes coupons, or tries it. */
export async function action({ request, params: { promotionId }, context }: Route.ActionArgs) {
  return changePromotion(context.get(officeContext), request, promotionId)
}

export default function PromotionRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <PromotionPage {...loaderData} result={actionData ?? null} />
}

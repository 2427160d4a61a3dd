import { redirect } from 'react-router'
import type { PriceBookPlan } from '@hydrant/contract/admin/planned-prices.ts'
import { toPlainDecimalOrNull } from '@hydrant/kernel/locale/format-decimal.ts'
import * as messages from '@hydrant/messages/compiled/back-office/price-books.js'
import type { OfficeContext } from '../office-context.ts'
import { findReferencedId } from '../records/find-references.ts'
import { readTexts } from '../shell/form-text.ts'
import { toPathAfter } from '../shell/notice.tsx'
import { findFormErrors, type FormError, toIfMatch } from '../shell/office-errors.ts'
import { PLAN_INTENTS, PLANNED_SECTION_ID, type PlanIntent, toPreviewKey } from './plan-intents.ts'

/** What a form of the planned prices sends back: it was rejected, or shows what it would plan. */
export interface ReturnedPlan {
  readonly intent: PlanIntent
  readonly errors: readonly FormError[]
  readonly typed: Readonly<Record<string, string>>
  /** What planning the whole book would do; null: that was not asked. */
  readonly preview: PriceBookPlan | null
}

type Office = Pick<OfficeContext, 'staff' | 'basePath'>

/** Which of the forms of the planned prices was sent; null: none of them. */
export function findPlanIntent(form: FormData): PlanIntent | null {
  return Object.values(PLAN_INTENTS).find((intent) => intent === form.get('intent')) ?? null
}

/** Plans a price, previews or plans a change of the whole book, or cancels a planned price. */
export async function planPrices(
  office: Office,
  request: Request,
  { intent, priceBookId, path }: { readonly intent: PlanIntent; readonly priceBookId: string; readonly path: string },
): Promise<ReturnedPlan> {
  const typed = readTexts(await request.clone().formData())
  if (intent === PLAN_INTENTS.book) return planBook(office, request, { typed, priceBookId, path })
  const errors = await (intent === PLAN_INTENTS.one
    ? planOne(office, request, { typed, priceBookId })
    : cancel(office, request, typed))
  if (errors.length > 0) return { intent, errors, typed, preview: null }
  throw redirect(toPathAfter(intent === PLAN_INTENTS.one ? 'planned' : 'planCanceled', path, PLANNED_SECTION_ID))
}

type Typed = ReturnedPlan['typed']

async function planOne(
  { staff, basePath }: Office,
  request: Request,
  { typed, priceBookId }: { readonly typed: Typed; readonly priceBookId: string },
): Promise<readonly FormError[]> {
  const product = typed['Product__c'] ?? ''
  const productId = await findReferencedId(staff, { objectName: 'Product2', text: product })
  if (productId === null) return [{ message: messages.noProduct({ text: product }), fields: ['Product__c'] }]
  const price = typed['UnitPrice__c'] ?? ''
  const currency = typed['CurrencyIsoCode'] ?? ''
  return findFormErrors(
    staff.createRecord('PriceChange__c', {
      Pricebook__c: priceBookId,
      Product__c: productId,
      UnitPrice__c: toPlainDecimalOrNull(price) ?? price,
      EffectiveDate__c: typed['EffectiveDate__c'] ?? '',
      ...(currency !== '' && { CurrencyIsoCode: currency }),
    }),
    { request, basePath },
  )
}

function cancel({ staff, basePath }: Office, request: Request, typed: Typed): Promise<readonly FormError[]> {
  return findFormErrors(
    staff.updateRecord('PriceChange__c', typed['id'] ?? '', { Status__c: 'Canceled' }, toIfMatch(typed['tag'] ?? null)),
    { request, basePath },
  )
}

/** Plans what was previewed; anything else is previewed first. */
async function planBook(
  { staff, basePath }: Office,
  request: Request,
  { typed, priceBookId, path }: { readonly typed: Typed; readonly priceBookId: string; readonly path: string },
): Promise<ReturnedPlan> {
  const [percentage = '', effectiveDate = ''] = [typed['percentage'], typed['effectiveDate']]
  const isPreview = typed['previewed'] !== toPreviewKey({ percentage, effectiveDate })
  let preview: PriceBookPlan | null = null
  const errors = await findFormErrors(
    staff
      .planPriceBookChange(priceBookId, {
        percentage: toPlainDecimalOrNull(percentage) ?? percentage,
        effectiveDate,
        isPreview,
      })
      .then((plan) => (preview = plan)),
    { request, basePath },
  )
  if (errors.length > 0 || isPreview) return { intent: PLAN_INTENTS.book, errors, typed, preview }
  throw redirect(toPathAfter('planned', path, PLANNED_SECTION_ID))
}

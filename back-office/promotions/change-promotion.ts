import { redirect } from 'react-router'
import { toPlainDecimalOrNull } from '@hydrant/kernel/locale/format-decimal.ts'
import * as messages from '@hydrant/messages/compiled/back-office/promotions.js'
import type { OfficeContext } from '../office-context.ts'
import { officeLinks } from '../office-links.ts'
import { findProducts } from '../records/find-products.ts'
import { findReferencedId } from '../records/find-references.ts'
import { listRowErrors } from '../records/row-errors.ts'
import { readTexts } from '../shell/form-text.ts'
import { type DoneAction, toPathAfter } from '../shell/notice.tsx'
import { findFormErrors, type FormError } from '../shell/office-errors.ts'
import { listLines } from './list-lines.ts'
import { MAX_COUPONS, type PromotionFormResult } from './promotion-form.ts'

type Office = Pick<OfficeContext, 'staff' | 'basePath'>

const COUPONS_PER_CALL = 200

/** Starts or stops a promotion, makes coupons, or tries it on a sample cart. */
export async function changePromotion(
  { staff, basePath }: Office,
  request: Request,
  promotionId: string,
): Promise<PromotionFormResult> {
  const form = await request.clone().formData()
  const values = readTexts(form)
  const intent = values['intent'] ?? ''
  const own: FormError[] = []
  let trial: PromotionFormResult['trial'] = null
  let done: DoneAction | null = null
  const run = async (): Promise<void> => {
    switch (intent) {
      case 'start':
      case 'stop':
        await staff.updateRecord('Promotion', promotionId, { IsActive: intent === 'start' })
        done = 'changed'
        break
      case 'coupons':
        own.push(...(await makeCoupons(staff, promotionId, values)))
        done = 'created'
        break
      case 'try':
        trial = await tryOut(staff, { promotionId, values, errors: own })
        break
      default:
        own.push({ message: messages.unknownAction(), fields: [] })
    }
  }
  const thrown = await findFormErrors(run(), { request, basePath })
  const errors = [...own, ...thrown]
  if (errors.length === 0 && done !== null) throw redirect(toPathAfter(done, officeLinks.promotion(promotionId)))
  return { intent, errors, trial, values }
}

/** 32 letters and digits, so that each has the same probability; nobody mistakes them for each other. */
const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const CODE_LENGTH = 10

/** Makes coupons with codes that cannot be guessed; returns what is wrong with the form, or with those that failed. */
async function makeCoupons(
  staff: Office['staff'],
  promotionId: string,
  values: Readonly<Record<string, string>>,
): Promise<readonly FormError[]> {
  const count = Number(toPlainDecimalOrNull(values['count'] ?? '') ?? Number.NaN)
  if (!Number.isInteger(count) || count < 1 || count > MAX_COUPONS)
    return [{ message: messages.couponCountOutOfRange({ maximum: String(MAX_COUPONS) }), fields: ['count'] }]
  const prefix = (values['prefix'] ?? '').toUpperCase()
  const limit = values['limit'] ?? ''
  const coupons = Array.from({ length: count }, () => ({
    attributes: { type: 'Coupon' },
    PromotionId: promotionId,
    CouponCode: prefix + createCode(),
    ...(limit !== '' && { RedemptionLimitAllBuyers: toPlainDecimalOrNull(limit) ?? limit }),
  }))
  for (let first = 0; first < count; first += COUPONS_PER_CALL) {
    const results = await staff.createRecords({
      allOrNone: true,
      records: coupons.slice(first, first + COUPONS_PER_CALL),
    })
    const [failure] = listRowErrors(results)
    if (failure !== undefined) {
      const message = messages.couponsFailed({ made: String(first), count: String(count), reason: failure.message })
      return [{ message, fields: [] }]
    }
  }
  return []
}

function createCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(CODE_LENGTH))
  return Array.from(bytes, (byte) => CODE_LETTERS[byte % CODE_LETTERS.length] ?? '').join('')
}

interface TrialForm {
  readonly promotionId: string
  readonly values: Readonly<Record<string, string>>
  /** Gets what is wrong with the form. */
  readonly errors: FormError[]
}

async function tryOut(
  staff: Office['staff'],
  { promotionId, values, errors }: TrialForm,
): Promise<PromotionFormResult['trial']> {
  const lines = listLines(values['lines'], { field: 'lines', maximum: MAX_LINES, errors }).map(parseLine)
  if (lines.length === 0 && errors.length === 0) errors.push({ message: messages.noLines(), fields: ['lines'] })
  const products = await findProducts(
    staff,
    lines.map(({ sku }) => sku),
  )
  const unknown = lines.filter(({ sku }) => !products.has(sku.toLowerCase())).map(({ sku }) => sku)
  for (const sku of unknown) errors.push({ message: messages.noSuchProduct({ sku }), fields: ['lines'] })
  const accountText = values['account'] ?? ''
  const accountId =
    accountText === '' ? null : await findReferencedId(staff, { objectName: 'Account', text: accountText })
  if (accountText !== '' && accountId === null)
    errors.push({ message: messages.noSuchAccount({ text: accountText }), fields: ['account'] })
  if (errors.length > 0) return null
  const trial = await staff.tryPromotion(promotionId, {
    accountId,
    cartItems: lines.map(({ sku, quantity }) => ({ productId: products.get(sku.toLowerCase())?.id ?? '', quantity })),
  })
  return { ...trial, names: Object.fromEntries([...products.values()].map(({ id, name }) => [id, name])) }
}

/** The maximum number of lines of a sample cart. */
const MAX_LINES = 50

/** Reads a line: the part number of a product, and after a space, comma or tab its quantity, which is 1 without one. */
function parseLine(line: string): { readonly sku: string; readonly quantity: string } {
  const [, sku = line, quantity = '1'] = /^(\S+?)[\s,;]+(\S+)$/.exec(line) ?? []
  return { sku, quantity: toPlainDecimalOrNull(quantity) ?? quantity }
}

import type { StaffClient } from '@hydrant/client/staff/create-staff-client.ts'
import type { PriceExplanation } from '@hydrant/contract/admin/price-explanation.ts'
import { toPlainDecimalOrNull } from '@hydrant/kernel/locale/format-decimal.ts'
import * as messages from '@hydrant/messages/compiled/back-office/prices.js'
import { loadPlannedPrices, type PlannedPrice } from '../price-books/load-planned-prices.ts'
import { getFieldText } from '../records/field-value.ts'
import { findProduct, type FoundProduct } from '../records/find-products.ts'
import { findReferencedId } from '../records/find-references.ts'
import { formatId } from '../records/soql-literal.ts'
import { findFormErrors, type FormError } from '../shell/office-errors.ts'

/** What the form asks; all are texts as they were typed. */
export interface PriceQuestion {
  readonly product: string
  readonly account: string
  readonly quantity: string
  /** A day, such as `2026-06-30`; empty: now. */
  readonly on: string
  readonly currency: string
}

/** The form, and the answer when there is one. */
export interface AnsweredQuestion {
  readonly question: PriceQuestion
  readonly errors: readonly FormError[]
  readonly answer: {
    readonly explanation: PriceExplanation
    readonly product: FoundProduct
    readonly accountName: string | null
    readonly planned: readonly PlannedPrice[]
  } | null
}

/** Explains the price that the query of a page asks for; whatever is wrong is told at the field of the form. */
export async function loadExplanation(
  { staff, basePath }: { readonly staff: StaffClient; readonly basePath: string },
  request: Request,
): Promise<AnsweredQuestion> {
  const search = new URL(request.url).searchParams
  const read = (name: string) => (search.get(name) ?? '').trim().slice(0, 255)
  const question = {
    product: read('product'),
    account: read('account'),
    quantity: read('quantity') || '1',
    on: read('on'),
    currency: read('currency'),
  }
  if (question.product === '') return { question, errors: [], answer: null }
  const [product, accountId] = await Promise.all([
    findProduct(staff, question.product),
    question.account === '' ? null : findReferencedId(staff, { objectName: 'Account', text: question.account }),
  ])
  const unknown = [
    ...(product === null ? [{ message: messages.noProduct(), fields: ['product'] }] : []),
    ...(question.account !== '' && accountId === null
      ? [{ message: messages.noAccount({ text: question.account }), fields: ['account'] }]
      : []),
  ]
  if (product === null || unknown.length > 0) return { question, errors: unknown, answer: null }
  let explanation: PriceExplanation | null = null
  const errors = await findFormErrors(
    staff
      .explainPrice({
        productId: product.id,
        quantity: toPlainDecimalOrNull(question.quantity) ?? question.quantity,
        ...(accountId !== null && { accountId }),
        ...(question.on !== '' && { at: `${question.on}T12:00:00Z` }),
        ...(question.currency !== '' && { currencyIsoCode: question.currency }),
      })
      .then((answer) => (explanation = answer)),
    { request, basePath },
  )
  if (explanation === null) return { question, errors, answer: null }
  const [accountName, { prices: planned }] = await Promise.all([
    accountId === null ? null : findAccountName(staff, accountId),
    loadPlannedPrices(staff, { field: 'Product__c', id: product.id, hasTags: false }),
  ])
  // The form shows what was found, also when it was asked by an id.
  const shown = { ...question, product: product.sku, account: accountName ?? '' }
  return { question: shown, errors, answer: { explanation, product, accountName, planned } }
}

async function findAccountName(staff: StaffClient, accountId: string): Promise<string | null> {
  const { records } = await staff.query(`SELECT Name FROM Account WHERE Id = ${formatId(accountId)}`)
  return records[0] === undefined ? null : getFieldText(records[0], 'Name')
}

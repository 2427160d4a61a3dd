import { redirect } from 'react-router'
import { toPlainDecimalOrNull } from '@hydrant/kernel/locale/format-decimal.ts'
import * as messages from '@hydrant/messages/compiled/back-office/promotions.js'
import type { OfficeContext } from '../office-context.ts'
import { officeLinks } from '../office-links.ts'
import { findProducts } from '../records/find-products.ts'
import { findReferencedId } from '../records/find-references.ts'
import { readTexts } from '../shell/form-text.ts'
import { toPathAfter } from '../shell/notice.tsx'
import { findFormErrors, type FormError } from '../shell/office-errors.ts'
import { listLines } from './list-lines.ts'

type Office = Pick<OfficeContext, 'staff' | 'basePath'>

/** What a rejected form for a new promotion sends back. */
export interface RejectedPromotion {
  readonly errors: readonly FormError[]
  /** What was typed, by the name of the field. */
  readonly values: Readonly<Record<string, string>>
  readonly groupIds: readonly string[]
}

/** Fields that are sent as they are typed, texts and numbers. */
const TEXTS = ['Name', 'DisplayName', 'TermsAndConditions', 'TargetType__c', 'AdjustmentType__c'] as const
const NUMBERS = [
  'AdjustmentValue__c',
  'MinimumQuantity__c',
  'MinimumAmount__c',
  'BuyQuantity__c',
  'GetQuantity__c',
  'MaximumDiscount__c',
  'ApplicationLimit__c',
  'MaximumUsageCount',
  'MaximumUsageCountPerAccount__c',
] as const
const TIMES = ['StartDateTime', 'EndDateTime'] as const
const PRODUCT_LISTS = ['ProductIds__c', 'QualifyingProductIds__c'] as const
const CATEGORY_LISTS = ['CategoryIds__c', 'QualifyingCategoryIds__c'] as const

/** How many products or categories the form takes in one list. */
const MAX_LINES = 100

/** Creates a promotion as a draft from its form, and goes to its page. */
export async function createPromotion({ staff, basePath }: Office, request: Request): Promise<RejectedPromotion> {
  const form = await request.clone().formData()
  const typed = readTexts(form)
  const groupIds = form.getAll('group').filter((id) => typeof id === 'string')
  const errors: FormError[] = []
  const create = async (): Promise<string> => {
    const lists = await readLists(staff, typed, errors)
    if (errors.length > 0) return ''
    const { id = '' } = await staff.createRecord('Promotion', {
      ...readValues(typed),
      ...lists,
      ...(groupIds.length > 0 && { BuyerGroupIds__c: groupIds.join(';') }),
      IsActive: false,
      IsAutomatic: typed['needsCoupon'] !== 'true',
      IsSameProduct__c: typed['isSameProduct'] === 'true',
      ExclusivityType: typed['isExclusive'] === 'true' ? 'Global' : 'No',
    })
    return id
  }
  let promotionId = ''
  const thrown = await findFormErrors(
    create().then((id) => (promotionId = id)),
    { request, basePath },
  )
  if (errors.length + thrown.length > 0) return { errors: [...errors, ...thrown], values: typed, groupIds }
  throw redirect(toPathAfter('created', officeLinks.promotion(promotionId)))
}

function readValues(typed: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const isGiven = (name: string) => (typed[name] ?? '') !== ''
  const values: Record<string, string> = {}
  for (const name of TEXTS.filter(isGiven)) values[name] = typed[name] ?? ''
  for (const name of NUMBERS.filter(isGiven))
    values[name] = toPlainDecimalOrNull(typed[name] ?? '') ?? typed[name] ?? ''
  // Browsers send 2026-11-27T08:00; the form says that times are in UTC.
  for (const name of TIMES.filter(isGiven)) values[name] = `${(typed[name] ?? '').replace(/T(\d\d:\d\d)$/, 'T$1:00')}Z`
  return values
}

/** Reads the lists of part numbers and names of categories as ids; `errors` gets those that name nothing, and lists that are too long. */
async function readLists(
  staff: Office['staff'],
  typed: Readonly<Record<string, string>>,
  errors: FormError[],
): Promise<Readonly<Record<string, string>>> {
  const lists: Record<string, string> = {}
  for (const field of PRODUCT_LISTS) {
    const skus = listLines(typed[field], { field, maximum: MAX_LINES, errors })
    const products = await findProducts(staff, skus)
    const unknown = skus.filter((sku) => !products.has(sku.toLowerCase()))
    for (const sku of unknown) errors.push({ message: messages.noSuchProduct({ sku }), fields: [field] })
    if (products.size > 0) lists[field] = [...products.values()].map(({ id }) => id).join(';')
  }
  for (const field of CATEGORY_LISTS) {
    const ids: string[] = []
    for (const text of listLines(typed[field], { field, maximum: MAX_LINES, errors })) {
      const id = await findReferencedId(staff, { objectName: 'ProductCategory', text })
      if (id === null) errors.push({ message: messages.noSuchCategory({ text }), fields: [field] })
      else ids.push(id)
    }
    if (ids.length > 0) lists[field] = ids.join(';')
  }
  return lists
}

import { formatMoney, formatQuantity } from '@hydrant/kernel/locale/format-decimal.ts'
import { formatList } from '@hydrant/kernel/locale/format-list.ts'
import * as messages from '@hydrant/messages/compiled/back-office/promotions.js'
import { getFieldText, type StoredRecord } from '../records/field-value.ts'

type Names = ReadonlyMap<string, string>

/** How many products, categories or groups a sentence names before it counts the others. */
const MAX_NAMED = 3

/**
 * Says in sentences what a promotion gives: the first one what is to be bought and what is taken off, the others for whom
 * and how often. `record` has the fields of the record `Promotion`, `names` those of products, categories and groups.
 */
export function describePromotion(record: StoredRecord, names: Names): readonly string[] {
  const currency = getFieldText(record, 'CurrencyIsoCode') ?? ''
  const text = (field: string) => getFieldText(record, field)
  const money = (field: string) => formatMoney(text(field) ?? '0', currency)
  const number = (field: string) => formatQuantity(text(field) ?? '0')
  const groups = listNames(record, ['BuyerGroupIds__c'], names)
  return [
    text('BuyQuantity__c') === null
      ? describeOffer(record, { names, currency })
      : describeBuyAndGet(record, { names, currency }),
    text('IsAutomatic') === 'false' ? messages.withCoupon() : '',
    groups === '' ? '' : messages.forGroups({ groups }),
    text('MaximumDiscount__c') === null ? '' : messages.atMostOff({ amount: money('MaximumDiscount__c') }),
    text('ApplicationLimit__c') === null ? '' : messages.timesPerOrder({ times: number('ApplicationLimit__c') }),
    text('MaximumUsageCount') === null ? '' : messages.ordersInAll({ orders: number('MaximumUsageCount') }),
    text('MaximumUsageCountPerAccount__c') === null
      ? ''
      : messages.ordersOfAccount({ orders: number('MaximumUsageCountPerAccount__c') }),
    text('ExclusivityType') === 'Global' ? messages.exclusive() : '',
  ].filter((sentence) => sentence !== '')
}

interface Context {
  readonly names: Names
  readonly currency: string
}

/** Describes something off for what is bought, with the quantity or amount that has to be reached. */
function describeOffer(record: StoredRecord, context: Context): string {
  const benefit = describeBenefit(record, context)
  const minimumQuantity = getFieldText(record, 'MinimumQuantity__c')
  const minimumAmount = getFieldText(record, 'MinimumAmount__c')
  const quantity = formatQuantity(minimumQuantity ?? '0')
  const amount = formatMoney(minimumAmount ?? '0', context.currency)
  const products = describeBought(record, context.names)
  if (minimumQuantity !== null && minimumAmount !== null)
    return messages.spendAndBuy({ amount, quantity, products, benefit })
  if (minimumQuantity !== null) return messages.buyAtLeast({ quantity, products, benefit })
  return minimumAmount === null ? messages.get({ benefit }) : messages.spendAtLeast({ amount, benefit })
}

function describeBenefit(record: StoredRecord, { names, currency }: Context): string {
  const value = getFieldText(record, 'AdjustmentValue__c') ?? '0'
  const isPercentage = getFieldText(record, 'AdjustmentType__c') === 'PercentageDiscount'
  const isFree = isPercentage && Number(value) === 100
  const percent = formatQuantity(value)
  const amount = formatMoney(value, currency)
  switch (getFieldText(record, 'TargetType__c')) {
    case 'Cart':
      return isPercentage ? messages.percentOffCart({ percent }) : messages.amountOffCart({ amount })
    case 'Shipping':
      if (isFree) return messages.freeDelivery()
      return isPercentage ? messages.percentOffDelivery({ percent }) : messages.amountOffDelivery({ amount })
    default: {
      const products = describeTarget(record, names)
      if (isFree) return messages.freeProducts({ products })
      return isPercentage ? messages.percentOff({ percent, products }) : messages.amountOff({ amount, products })
    }
  }
}

function describeBuyAndGet(record: StoredRecord, { names, currency }: Context): string {
  const value = getFieldText(record, 'AdjustmentValue__c') ?? '0'
  const isPercentage = getFieldText(record, 'AdjustmentType__c') === 'PercentageDiscount'
  const reduced = isPercentage
    ? messages.percentLess({ percent: formatQuantity(value) })
    : messages.amountLess({ amount: formatMoney(value, currency) })
  const reduction = isPercentage && Number(value) === 100 ? messages.free() : reduced
  const buy = formatQuantity(getFieldText(record, 'BuyQuantity__c') ?? '0')
  const get = formatQuantity(getFieldText(record, 'GetQuantity__c') ?? '0')
  const rewarded = describeTarget(record, names)
  return getFieldText(record, 'IsSameProduct__c') === 'true'
    ? messages.buyAndGetSame({ buy, get, products: rewarded, reduction })
    : messages.buyAndGet({ buy, get, bought: describeBought(record, names), rewarded, reduction })
}

/** Names what a promotion is for. */
function describeTarget(record: StoredRecord, names: Names): string {
  return listNames(record, ['ProductIds__c', 'CategoryIds__c'], names) || messages.allProducts()
}

/** Names what has to be bought: what is listed for that, or else what the promotion is for. */
function describeBought(record: StoredRecord, names: Names): string {
  return (
    listNames(record, ['QualifyingProductIds__c', 'QualifyingCategoryIds__c'], names) || describeTarget(record, names)
  )
}

function listNames(record: StoredRecord, fields: readonly string[], names: Names): string {
  const ids = fields.flatMap((field) => (getFieldText(record, field) ?? '').split(';').filter((id) => id !== ''))
  if (ids.length === 0) return ''
  const shown = ids.slice(0, MAX_NAMED).map((id) => names.get(id) ?? id)
  const others = ids.length - shown.length
  return formatList(others === 0 ? shown : [...shown, messages.others({ count: formatQuantity(String(others)) })])
}

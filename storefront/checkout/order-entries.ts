import type { CheckoutSnapshot } from '@hydrant/client/checkouts.ts'
import type { Json } from '@hydrant/contract/shared/schema.ts'
import type { FormIssue } from '@hydrant/design/form/error-summary.tsx'
import { isRecord } from '@hydrant/kernel/json/is-record.ts'
import { readTextField } from '../session/form-text.ts'
import type { ShopContext } from '../shop-context.ts'
import { FIELD_IDS } from './checkout-errors.ts'
import { findBuyerFieldLengthError, findPoNumberLengthError } from './limits.ts'

/** What a buyer enters about an order beside delivery and payment; unknown ones are empty. */
export interface OrderEntries {
  /** The person or department that the goods are for. */
  readonly attention: string
  readonly costCenter: string
  readonly poNumber: string
}

/** The names of the form's fields. */
export const ENTRY_NAMES = ['attention', 'costCenter', 'poNumber'] as const satisfies ReadonlyArray<keyof OrderEntries>

type StoredFields = readonly Json[]

/** The names that the entries have among the custom fields of a checkout. Orders have the first two. */
const FIELD_NAMES: Readonly<Record<keyof OrderEntries, string>> = {
  attention: 'Attention__c',
  costCenter: 'CostCenter__c',
  poNumber: 'EnteredPoNumber__c',
}

/** Reads what was entered from the custom fields of a checkout. */
export function toOrderEntries(fields: StoredFields | undefined): OrderEntries {
  const readText = (name: keyof OrderEntries): string => {
    const texts = (fields ?? []).flatMap((field) => (isRecord(field) ? [field[FIELD_NAMES[name]]] : []))
    const text = texts.findLast((value) => typeof value === 'string')
    return typeof text === 'string' ? text : ''
  }
  return { attention: readText('attention'), costCenter: readText('costCenter'), poNumber: readText('poNumber') }
}

/** Returns the errors of what was entered in a form. */
export function findEntryErrors(form: FormData): readonly FormIssue[] {
  return [
    { fieldId: FIELD_IDS.poNumber, message: findPoNumberLengthError(readTextField(form, 'poNumber')) },
    { fieldId: FIELD_IDS.attention, message: findBuyerFieldLengthError(readTextField(form, 'attention')) },
    { fieldId: FIELD_IDS.costCenter, message: findBuyerFieldLengthError(readTextField(form, 'costCenter')) },
  ].flatMap(({ fieldId, message }) => (message === undefined ? [] : [{ fieldId, message }]))
}

/**
 * Saves what a form has of the entries in a checkout, so that it is there after a reload and on another device. Fields
 * that the form does not have, and custom fields of other programs, stay as they are.
 */
export async function saveOrderEntries(
  { client }: Pick<ShopContext, 'client'>,
  checkout: Pick<CheckoutSnapshot['checkout'], 'checkoutId' | 'customFields'>,
  form: FormData,
): Promise<void> {
  const saved = toOrderEntries(checkout.customFields)
  const entered = Object.fromEntries(
    ENTRY_NAMES.map((name) => [name, form.has(name) ? readTextField(form, name) : saved[name]]),
  )
  if (ENTRY_NAMES.every((name) => entered[name] === saved[name])) return
  const texts = ENTRY_NAMES.map((name) => [FIELD_NAMES[name], entered[name] || null] as const)
  await client.checkouts.update(checkout.checkoutId, {
    customFields: [...withoutEntries(checkout.customFields ?? []), Object.fromEntries(texts)],
  })
}

/** Returns the custom fields that are of other programs. */
function withoutEntries(fields: StoredFields): Json[] {
  const names = new Set(Object.values(FIELD_NAMES))
  return fields.flatMap((field): Json[] => {
    if (!isJsonObject(field)) return [field]
    const others = Object.entries(field).filter(([name]) => !names.has(name))
    return others.length === 0 ? [] : [Object.fromEntries(others)]
  })
}

/** Whether a value is an object with fields. */
function isJsonObject(value: Json): value is { readonly [name: string]: Json } {
  return isRecord(value) && !Array.isArray(value)
}

import type { CartItem } from '@hydrant/contract/shop/cart-item.ts'
import { isRecord } from '@hydrant/kernel/json/is-record.ts'

type CustomFields = NonNullable<CartItem['customFields']>

/** What a buyer has noted at a cart line: for the people who get the goods, and a reference of their own. */
export interface BuyerNote {
  readonly note: string
  readonly reference: string
}

/** Characters of each of them. */
export const MAX_BUYER_NOTE_LENGTH = 255

/** Reads note and reference from the custom fields of a cart line; empty where there is none. */
export function readBuyerNote(fields: CustomFields = []): BuyerNote {
  const texts = { note: '', reference: '' }
  for (const field of fields) {
    if (!isRecord(field)) continue
    const { Note__c: note, CustomerReference__c: reference } = field
    if (typeof note === 'string') texts.note = note
    if (typeof reference === 'string') texts.reference = reference
  }
  return texts
}

/** Returns custom fields with another note and reference; what other clients have stored there stays. */
export function replaceBuyerNote(fields: CustomFields, { note, reference }: BuyerNote): CustomFields {
  const others = fields.flatMap((field): CustomFields => {
    if (!isRecord(field)) return [field]
    const { Note__c: _note, CustomerReference__c: _reference, ...rest } = field
    return Object.keys(rest).length === 0 ? [] : [rest]
  })
  const own = {
    ...(note !== '' && { Note__c: note }),
    ...(reference !== '' && { CustomerReference__c: reference }),
  }
  return Object.keys(own).length === 0 ? others : [...others, own]
}

import type { ShopClient } from '@hydrant/client/create-client.ts'
import type { DeliveryGroup, DeliveryGroupInput } from '@hydrant/contract/shop/delivery.ts'
import type { FormFault } from '@hydrant/design/form/error-summary.tsx'
import { formatDate } from '@hydrant/kernel/locale/format-date.ts'
import { parseInstant } from '@hydrant/kernel/time/timestamp.ts'
import { textOf } from '../session/form-text.ts'
import { FIELDS } from './checkout-fault.ts'
import { HAS_GIFT_FIELDS, readGift, wrapIn } from './gift.ts'

/** What a form wishes for each delivery group, beside where and how it is sent; what is as it was is left out. */
export interface DeliveryWishes {
  readonly changes: ReadonlyArray<{ readonly deliveryGroupId: string; readonly change: DeliveryGroupInput }>
  /** The product that the goods are to be wrapped in, empty for none; null when that stays as it is. */
  readonly wrapId: string | null
  readonly faults: readonly FormFault[]
}

/** The id and name of the field for the date on which a delivery group is wanted. */
export function dateFieldOf(groupId: string): string {
  return `delivery-date-${groupId}`
}

/** The day of an instant such as `2030-01-31T00:00:00Z`, as a date field has it; empty without one. */
export function dayOf(instant: string | null): string {
  return instant?.slice(0, 10) ?? ''
}

/** The first day, as a date field has it, on which a delivery can be wanted: today, where days are counted in UTC. */
export function firstDeliveryDay(now: Date): string {
  return now.toISOString().slice(0, 10)
}

/** Reads the wishes of a form for delivery groups. */
export function readWishes(form: FormData, groups: readonly DeliveryGroup[], now: Date): DeliveryWishes {
  const read = groups.map((group) => ({ group, name: dateFieldOf(group.id) }))
  return {
    changes: read.flatMap(({ group, name }) => {
      const change = { ...changedDate(form, group, name), ...changedGift(form, group) }
      return Object.keys(change).length === 0 ? [] : [{ deliveryGroupId: group.id, change }]
    }),
    wrapId: wantedWrap(form, groups),
    faults: read.flatMap(({ name }) => {
      const message = dateFault(textOf(form, name), firstDeliveryDay(now))
      return message === null ? [] : [{ fieldId: name, message }]
    }),
  }
}

/** Notes wishes in the current cart. Says whether the cart has changed by that. */
export async function noteWishes(client: ShopClient, { changes, wrapId }: DeliveryWishes): Promise<boolean> {
  for (const { deliveryGroupId, change } of changes)
    await client.carts.updateDeliveryGroup({ cart: 'current', deliveryGroupId }, change)
  const isWrappedOtherwise = wrapId !== null && (await wrapIn(client, wrapId))
  return isWrappedOtherwise || changes.length > 0
}

/** Where wishes that the server refused are to be put right. */
export function wishFault(message: string, { changes }: DeliveryWishes): FormFault {
  const dated = message.includes('desiredDeliveryDate')
    ? changes.find(({ change }) => change.desiredDeliveryDate)
    : undefined
  return {
    fieldId: dated === undefined ? FIELDS.gift : dateFieldOf(dated.deliveryGroupId),
    message: dated === undefined ? message : 'Choose a later day.',
  }
}

function changedDate(form: FormData, { desiredDeliveryDate }: DeliveryGroup, name: string): DeliveryGroupInput {
  const wanted = textOf(form, name)
  return !form.has(name) || wanted === dayOf(desiredDeliveryDate)
    ? {}
    : { desiredDeliveryDate: wanted === '' ? null : wanted }
}

function changedGift(form: FormData, group: DeliveryGroup): DeliveryGroupInput {
  if (!form.has(HAS_GIFT_FIELDS)) return {}
  const gift = readGift(form, group)
  const isSame =
    gift.isGift === (group.isGift === true) &&
    gift.giftToName === (group.giftToName ?? null) &&
    (gift.giftMessage === undefined || gift.giftMessage === (group.giftMessage ?? null))
  return isSame ? {} : gift
}

function wantedWrap(form: FormData, groups: readonly DeliveryGroup[]): string | null {
  if (!form.has(HAS_GIFT_FIELDS)) return null
  if (groups.some((group) => readGift(form, group).isGift))
    return form.has('giftWrap') ? textOf(form, 'giftWrap') : null
  return groups.some(({ isGift }) => isGift === true) ? '' : null
}

function dateFault(wanted: string, first: string): string | null {
  if (wanted === '') return null
  if (!/^\d{4}-\d{2}-\d{2}$/.test(wanted) || parseInstant(wanted) === null)
    return 'Enter a date with year, month and day, such as 2027-01-31.'
  return wanted < first ? `Choose ${formatDate(first, 'long')} or a later day.` : null
}

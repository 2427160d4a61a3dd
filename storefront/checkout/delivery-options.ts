import type { ShopClient } from '@hydrant/client/create-client.ts'
import type { DeliveryGroup, DeliveryGroupInput } from '@hydrant/contract/shop/delivery.ts'
import type { FormIssue } from '@hydrant/design/form/error-summary.tsx'
import { formatDate } from '@hydrant/kernel/locale/format-date.ts'
import { parseInstant } from '@hydrant/kernel/time/timestamp.ts'
import * as messages from '@hydrant/messages/compiled/storefront/checkout.js'
import type { ErrorView } from '../session/error-view.ts'
import { readTextField } from '../session/form-text.ts'
import { FIELD_IDS } from './checkout-errors.ts'
import { GIFT_FIELDS_MARKER, readGift, setGiftWrap } from './gift.ts'

/** The delivery options of a form for each delivery group: dates and gift. Unchanged ones are left out. */
export interface DeliveryOptions {
  readonly changes: ReadonlyArray<{ readonly deliveryGroupId: string; readonly change: DeliveryGroupInput }>
  /** The id of the gift wrap product, empty for none; null when it stays unchanged. */
  readonly wrapId: string | null
  readonly fieldErrors: readonly FormIssue[]
}

/** Gets the id and name of the field for a delivery group's desired date. */
export function getDateFieldName(groupId: string): string {
  return `delivery-date-${groupId}`
}

/** Converts an instant such as `2030-01-31T00:00:00Z` to a date field's value; empty without one. */
export function toDateFieldValue(instant: string | null): string {
  return instant?.slice(0, 10) ?? ''
}

/** Gets the first possible delivery day as a date field's value: today in UTC. */
export function getFirstDeliveryDay(now: Date): string {
  return now.toISOString().slice(0, 10)
}

/**
 * Reads the desired date and gift options of each delivery group from a submitted form: what changed, the chosen gift
 * wrap, and errors of the date fields.
 */
export function readDeliveryOptions(form: FormData, groups: readonly DeliveryGroup[], now: Date): DeliveryOptions {
  const dateFields = groups.map((group) => ({ group, name: getDateFieldName(group.id) }))
  return {
    changes: dateFields.flatMap(({ group, name }) => {
      const change = { ...readDateChange(form, group, name), ...readGiftChange(form, group) }
      return Object.keys(change).length === 0 ? [] : [{ deliveryGroupId: group.id, change }]
    }),
    wrapId: readRequestedGiftWrapId(form, groups),
    fieldErrors: dateFields.flatMap(({ name }) => {
      const message = findDeliveryDateError(readTextField(form, name), getFirstDeliveryDay(now))
      return message === null ? [] : [{ fieldId: name, message }]
    }),
  }
}

/** Saves delivery options in the current cart. Returns whether the cart has changed. */
export async function saveDeliveryOptions(client: ShopClient, { changes, wrapId }: DeliveryOptions): Promise<boolean> {
  for (const { deliveryGroupId, change } of changes)
    await client.updateDeliveryGroup('current', deliveryGroupId, change)
  const isWrapChanged = wrapId !== null && (await setGiftWrap(client, wrapId))
  return isWrapChanged || changes.length > 0
}

/** Converts the server's error about delivery options to an error at its field. */
export function toDeliveryOptionError({ message, reasons }: ErrorView, { changes }: DeliveryOptions): FormIssue {
  const datedChange = reasons.some(({ fields }) => fields.includes('desiredDeliveryDate'))
    ? changes.find(({ change }) => change.desiredDeliveryDate)
    : undefined
  return {
    fieldId: datedChange === undefined ? FIELD_IDS.gift : getDateFieldName(datedChange.deliveryGroupId),
    message: datedChange === undefined ? message : messages.chooseLaterDay(),
  }
}

/** Reads the desired date of a delivery group if it differs from the group's; otherwise an empty object. */
function readDateChange(form: FormData, { desiredDeliveryDate }: DeliveryGroup, name: string): DeliveryGroupInput {
  const requestedDay = readTextField(form, name)
  return !form.has(name) || requestedDay === toDateFieldValue(desiredDeliveryDate)
    ? {}
    : { desiredDeliveryDate: requestedDay === '' ? null : requestedDay }
}

/** Reads the gift options of a delivery group if they differ from the group's; otherwise an empty object. */
function readGiftChange(form: FormData, group: DeliveryGroup): DeliveryGroupInput {
  if (!form.has(GIFT_FIELDS_MARKER)) return {}
  const gift = readGift(form, group)
  const isSame =
    gift.isGift === (group.isGift === true) &&
    gift.giftToName === (group.giftToName ?? null) &&
    (gift.giftMessage === undefined || gift.giftMessage === (group.giftMessage ?? null))
  return isSame ? {} : gift
}

/** Reads the id of the gift wrap to set: empty to remove it, null to leave it as it is. */
function readRequestedGiftWrapId(form: FormData, groups: readonly DeliveryGroup[]): string | null {
  if (!form.has(GIFT_FIELDS_MARKER)) return null
  if (groups.some((group) => readGift(form, group).isGift))
    return form.has('giftWrap') ? readTextField(form, 'giftWrap') : null
  return groups.some(({ isGift }) => isGift === true) ? '' : null
}

/** Returns the error message for a value that is no date or before the first possible day; null if valid or empty. */
export function findDeliveryDateError(requestedDay: string, firstDay: string): string | null {
  if (requestedDay === '') return null
  if (!/^\d{4}-\d{2}-\d{2}$/.test(requestedDay) || parseInstant(requestedDay) === null) return messages.enterDate()
  return requestedDay < firstDay ? messages.enterLaterDate({ date: formatDate(firstDay, 'long') }) : null
}

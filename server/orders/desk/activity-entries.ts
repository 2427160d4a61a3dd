import type { OrderActivityEntry } from '@hydrant/contract/admin/order-desk.ts'
import { toTimestamp } from '@hydrant/kernel/time/timestamp.ts'
import type { HistoryRow } from '../../history/service.ts'
import { readRecipient, toMailStatus } from '../../mail/service.ts'
import type { OutboxEntry } from '../../outbox/service.ts'

/** Creates an entry; what is not named is null. */
export function toEntry(
  kind: OrderActivityEntry['kind'],
  date: Date,
  values: Partial<Omit<OrderActivityEntry, 'kind' | 'date'>>,
): OrderActivityEntry {
  const empty = { author: null, subject: null, text: null, amount: null, items: [], mail: null }
  return { kind, date: toTimestamp(date), ...empty, ...values }
}

/** The operations of the history that have entries of their own: shipments and notes. */
const SHOWN_ELSEWHERE: ReadonlySet<string> = new Set(['ship', 'add-note', 'place-order'])

/** Converts the history of an order and of what belongs to it into entries, with the reason that was given. */
export function toHistoryEntries(history: readonly HistoryRow[]): OrderActivityEntry[] {
  return history.flatMap(({ objectName, operation, userName, newValues, createdAt }) => {
    const values = parseValues(newValues)
    // A return that was announced has an entry at its return order.
    const isTwice =
      objectName === 'OrderSummary' && operation === 'return-items' && typeof values['returnOrderId'] === 'string'
    if (SHOWN_ELSEWHERE.has(operation) || isTwice) return []
    return toEntry('Change', createdAt, {
      author: userName,
      subject: operation === 'update' ? `update ${objectName}` : operation,
      text: readText(values),
      amount: typeof values['canceledAmount'] === 'string' ? values['canceledAmount'] : null,
      items: listItems(values),
    })
  })
}

/** Converts mails into entries. */
export function toMailEntries(mails: readonly OutboxEntry[]): OrderActivityEntry[] {
  return mails.map((mail) =>
    toEntry('Mail', mail.createdAt, {
      subject: mail.type,
      mail: { position: mail.position, recipient: readRecipient(mail), status: toMailStatus(mail) },
    }),
  )
}

function parseValues(text: string | null): Readonly<Record<string, unknown>> {
  return text === null ? {} : toValues(JSON.parse(text))
}

function toValues(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

/** Returns the note of a change, or the reasons of its lines. */
function readText(values: Readonly<Record<string, unknown>>): string | null {
  if (typeof values['note'] === 'string') return values['note']
  const reasons = listValues(values).flatMap(({ reason }) => (typeof reason === 'string' ? reason : []))
  return reasons.length === 0 ? null : [...new Set(reasons)].join(', ')
}

/** Returns the quantities of lines that a change is about. */
function listItems(values: Readonly<Record<string, unknown>>): OrderActivityEntry['items'] {
  return listValues(values).flatMap(({ orderItemSummaryId, quantity }) =>
    typeof orderItemSummaryId === 'string' && typeof quantity === 'string' ? { orderItemSummaryId, quantity } : [],
  )
}

function listValues(values: Readonly<Record<string, unknown>>): ReadonlyArray<Readonly<Record<string, unknown>>> {
  return Array.isArray(values['items']) ? values['items'].map((item: unknown) => toValues(item)) : []
}

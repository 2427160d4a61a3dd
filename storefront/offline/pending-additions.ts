import { createObservable, type Observable } from '@hydrant/client/observable.ts'
import { isRecord } from '@hydrant/kernel/json/is-record.ts'
import { CART_ID_FIELD } from '../cart/cart-id-field.ts'
import { createIdempotencyKey, IDEMPOTENCY_KEY_FIELD } from '../cart/idempotency-key.ts'
import { GUEST_MARKER } from './copy-request.ts'
import { readJsonOrNull, storeJson, toAdditionCacheName } from './offline-caches.ts'

/** An addition to the cart that waits for the network, or that the shop has refused since. */
export interface PendingAddition {
  /** Its idempotency key: however often it is sent, it is added once. */
  readonly key: string
  /** The marker of the visitor who added it. */
  readonly owner: string
  readonly fields: readonly (readonly [string, string])[]
  readonly productName: string
  readonly quantity: string
  /** When it was first sent, in milliseconds; null before. */
  readonly sentAt: number | null
  /** Why the shop has refused it; null while it waits. */
  readonly problem: string | null
}

/** What became of the additions that were sent. */
export interface SentAdditions {
  readonly added: number
  readonly refused: number
}

/** What is said of an addition that was not added. */
export interface ProblemTexts {
  readonly otherAccount: () => string
  readonly notAccepted: () => string
  readonly unknownOutcome: () => string
}

/** The shop recognizes a key for a day. */
const KEY_LIFETIME_MS = 20 * 60 * 60 * 1000

/** Statuses after which sending again may succeed, besides those of failures of the server. */
const RETRYABLE_STATUSES = [408, 425, 429]

/** The fields of a form that are not stored: an addition goes into the cart that is the current one when it is sent. */
const LEFT_OUT_FIELDS = ['returnTo', CART_ID_FIELD, IDEMPOTENCY_KEY_FIELD]

/** The lock of every addition to the cart in all tabs (`submissions/add-to-cart-lock.ts`). */
const SEND_LOCK = 'hydrant-add-to-cart'

const state = createObservable<readonly PendingAddition[]>([])

/** The additions of all visitors of this browser; a page shows those of its own visitor. */
export const pendingAdditions: Observable<readonly PendingAddition[]> = state

/** Reads the additions again, as another tab may have changed them. */
export async function refreshAdditions(scope: string): Promise<void> {
  state.set(await readAdditions(scope))
}

/** Stores the fields of a form that adds to the cart, to be sent when the network is back. */
export async function storeAddition(
  scope: string,
  { form, owner, productName }: { readonly form: FormData; readonly owner: string; readonly productName: string },
): Promise<void> {
  const key = createIdempotencyKey()
  const fields = Array.from(form).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && !LEFT_OUT_FIELDS.includes(name) ? [[name, value]] : [],
  )
  const quantity = form.get('quantity')
  const addition = { key, owner, fields: [...fields, [IDEMPOTENCY_KEY_FIELD, key] as const], productName }
  await changeAdditions(scope, (additions) => [
    ...additions,
    { ...addition, quantity: typeof quantity === 'string' ? quantity : '1', sentAt: null, problem: null },
  ])
}

/** Deletes the additions with these keys. */
export async function deleteAdditions(scope: string, keys: readonly string[]): Promise<void> {
  await changeAdditions(scope, (additions) => additions.filter(({ key }) => !keys.includes(key)))
}

/**
 * Deletes the additions of others than this visitor. A guest may be somebody whose session has ended: they find theirs
 * again after signing in.
 */
export async function deleteAdditionsOfOthers(scope: string, marker: string): Promise<void> {
  if (marker !== GUEST_MARKER) await changeAdditions(scope, (all) => all.filter(({ owner }) => owner === marker))
}

/**
 * Sends the additions of this visitor that wait, one after the other, to `url`. Tabs do not send at the same time. What
 * gets no response, or a failure of the server, waits for the next time.
 */
export async function sendAdditions(
  scope: string,
  { url, owner, texts }: { readonly url: string; readonly owner: string; readonly texts: ProblemTexts },
): Promise<SentAdditions> {
  return navigator.locks.request(SEND_LOCK, async () => {
    const sent = { added: 0, refused: 0 }
    const waiting = (await readAdditions(scope)).filter((each) => each.owner === owner && each.problem === null)
    for (const addition of waiting) {
      const { key, sentAt } = addition
      const isKeyExpired = sentAt !== null && Date.now() - sentAt > KEY_LIFETIME_MS
      if (sentAt === null) await changeAddition(scope, key, (each) => ({ ...each, sentAt: Date.now() }))
      const problem = isKeyExpired ? texts.unknownOutcome() : await sendAddition(addition, url, texts)
      if (problem === undefined) break
      if (problem === null) {
        sent.added += 1
        await deleteAdditions(scope, [key])
      } else {
        sent.refused += 1
        await changeAddition(scope, key, (each) => ({ ...each, problem }))
      }
    }
    return sent
  })
}

/** Sends an addition: null when it was added, why it was not, or undefined when it has to be sent again. */
async function sendAddition(
  { fields }: PendingAddition,
  url: string,
  texts: ProblemTexts,
): Promise<string | null | undefined> {
  try {
    const body = new URLSearchParams(fields.map(([name, value]) => [name, value]))
    const response = await fetch(url, { method: 'POST', body, redirect: 'manual' })
    // The shop redirects a form of another account.
    if (response.type === 'opaqueredirect') return texts.otherAccount()
    if (response.status >= 500 || RETRYABLE_STATUSES.includes(response.status)) return undefined
    const result = parseJsonOrNull(await response.text())
    // A response of the shop's server, or of one before it, and not of the cart.
    if (!isRecord(result) || typeof result['message'] !== 'string')
      return response.ok ? texts.unknownOutcome() : texts.notAccepted()
    if (result['isTemporary'] === true) return undefined
    return result['ok'] === true ? null : result['message']
  } catch {
    return undefined
  }
}

function parseJsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

async function changeAddition(
  scope: string,
  key: string,
  change: (addition: PendingAddition) => PendingAddition,
): Promise<void> {
  await changeAdditions(scope, (additions) => additions.map((each) => (each.key === key ? change(each) : each)))
}

async function changeAdditions(
  scope: string,
  change: (additions: readonly PendingAddition[]) => readonly PendingAddition[],
): Promise<void> {
  await navigator.locks.request(`hydrant-offline-additions ${scope}`, async () => {
    const additions = change(await readAdditions(scope))
    await storeJson(toAdditionCacheName(scope), scope, additions)
    state.set(additions)
  })
}

async function readAdditions(scope: string): Promise<readonly PendingAddition[]> {
  const value = await readJsonOrNull(toAdditionCacheName(scope), scope)
  return Array.isArray(value) ? value.filter(isAddition) : []
}

function isAddition(value: unknown): value is PendingAddition {
  return (
    isRecord(value) &&
    typeof value['key'] === 'string' &&
    typeof value['owner'] === 'string' &&
    Array.isArray(value['fields'])
  )
}

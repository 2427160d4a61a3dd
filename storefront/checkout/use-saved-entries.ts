import { useIsHydrated } from '@hydrant/design/format/use-is-hydrated.ts'
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react'
import { useHref } from 'react-router'
import { isRecord } from '@hydrant/kernel/json/is-record.ts'
import { ACCOUNT_ID_FIELD } from '../account/account-id-field.ts'
import { links } from '../links.ts'
import { PLACE_ORDER_FORM_ID } from './checkout-errors.ts'
import { ENTRY_NAMES, type OrderEntries } from './order-entries.ts'

/** What is entered in the form that places the order, and the form's handlers that save it. */
export interface SavedEntries {
  readonly entries: OrderEntries
  /** Changes when what was entered earlier is restored: the fields have it as their key, to be shown anew. */
  readonly restoreKey: string
  readonly onBlur: () => void
  readonly onChange: (event: FormEvent<HTMLFormElement>) => void
}

/** How long after the last keystroke entries are saved. */
const SAVE_DELAY_MS = 1500

/** The last request that saves entries: the next one waits for it, so that the later one counts. */
let lastSave: Promise<void> = Promise.resolve()

/** The key under which the tab remembers what the shop has not saved: typed without a network, or after the session. */
const UNSAVED_KEY = 'unsavedCheckoutEntries'

/**
 * Saves what is entered in the form that places the order when a field is left, when somebody stops typing and when the
 * page is left, so that it is there after a reload and on another device. What cannot be saved stays in the tab, and is restored when the same checkout is
 * opened again, such as after the session has ended and the buyer has signed in again.
 */
export function useSavedEntries(checkoutId: string, loaded: OrderEntries): SavedEntries {
  const url = useHref(links.checkoutEntries())
  const isHydrated = useIsHydrated()
  const restored = useMemo(() => (isHydrated ? findUnsaved(checkoutId) : null), [isHydrated, checkoutId])
  const [entered, setEntered] = useState<Partial<OrderEntries>>({})
  const entries = { ...loaded, ...restored, ...entered }
  const sent = useRef<OrderEntries>(loaded)
  const save = () => {
    if (ENTRY_NAMES.every((name) => entries[name] === sent.current[name])) return
    sent.current = entries
    void sendEntries(url, checkoutId, entries)
  }
  useEffect(() => {
    // Also while somebody types, so that hardly anything is unsaved when the session ends.
    const timer = setTimeout(save, SAVE_DELAY_MS)
    window.addEventListener('pagehide', save)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pagehide', save)
    }
  })
  return {
    entries,
    restoreKey: restored === null ? '' : checkoutId,
    onBlur: save,
    onChange: ({ target }) => {
      if (!(target instanceof HTMLInputElement)) return
      const name = ENTRY_NAMES.find((candidate) => candidate === target.name)
      if (name !== undefined) setEntered((earlier) => ({ ...earlier, [name]: target.value }))
    },
  }
}

async function sendEntries(url: string, checkoutId: string, entries: OrderEntries): Promise<void> {
  const body = new URLSearchParams({ checkoutId, ...entries })
  const account = document.querySelector<HTMLInputElement>(`#${PLACE_ORDER_FORM_ID} [name="${ACCOUNT_ID_FIELD}"]`)
  if (account !== null) body.set(ACCOUNT_ID_FIELD, account.value)
  const unsaved = JSON.stringify({ ...entries, checkoutId })
  setUnsaved(unsaved)
  const send = async () => {
    try {
      const { status } = await fetch(url, { method: 'POST', body, keepalive: true })
      if (status === 204 && sessionStorage.getItem(UNSAVED_KEY) === unsaved) setUnsaved(null)
    } catch {
      // It stays in the tab.
    }
  }
  // A page that is left sends at once: it does not live to see the end of an earlier request.
  lastSave = document.visibilityState === 'hidden' ? send() : lastSave.then(send)
  await lastSave
}

function setUnsaved(text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(UNSAVED_KEY)
    else sessionStorage.setItem(UNSAVED_KEY, text)
  } catch {
    // A browser that stores nothing loses what it could not send.
  }
}

/** Finds what could not be saved of a checkout; null for nothing. */
function findUnsaved(checkoutId: string): Partial<OrderEntries> | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(UNSAVED_KEY) ?? 'null')
    if (!isRecord(stored) || stored['checkoutId'] !== checkoutId) return null
    return Object.fromEntries(
      ENTRY_NAMES.flatMap((name) => (typeof stored[name] === 'string' ? [[name, stored[name]]] : [])),
    )
  } catch {
    return null
  }
}

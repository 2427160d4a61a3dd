import { type FormEvent, useEffect, useState } from 'react'
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

/** The key under which the tab remembers what the shop has not saved: typed without a network, or after the session. */
const UNSAVED_KEY = 'unsavedCheckoutEntries'

/**
 * Saves what is entered in the form that places the order when a field is left and when the page is, so that it is there
 * after a reload and on another device. What cannot be saved stays in the tab, and is restored when the same checkout is
 * opened again, such as after the session has ended and the buyer has signed in again.
 */
export function useSavedEntries(checkoutId: string, loaded: OrderEntries): SavedEntries {
  const url = useHref(links.checkoutEntries())
  const [entered, setEntered] = useState<Partial<OrderEntries>>({})
  const [restoredId, setRestoredId] = useState('')
  useEffect(() => {
    const unsaved = takeUnsaved(checkoutId)
    if (unsaved === null) return
    setEntered(unsaved)
    setRestoredId(checkoutId)
  }, [checkoutId])
  const entries = { ...loaded, ...entered }
  const save = () => {
    if (ENTRY_NAMES.every((name) => entries[name] === loaded[name])) return
    setUnsaved(checkoutId, entries)
    const body = new URLSearchParams({ checkoutId, ...entries })
    const account = document.querySelector<HTMLInputElement>(`#${PLACE_ORDER_FORM_ID} [name="${ACCOUNT_ID_FIELD}"]`)
    if (account !== null) body.set(ACCOUNT_ID_FIELD, account.value)
    fetch(url, { method: 'POST', body, keepalive: true }).then(
      ({ status }) => {
        if (status === 204) takeUnsaved(checkoutId)
      },
      () => {},
    )
  }
  useEffect(() => {
    window.addEventListener('pagehide', save)
    return () => window.removeEventListener('pagehide', save)
  })
  return {
    entries,
    restoreKey: restoredId,
    onBlur: save,
    onChange: ({ target }) => {
      if (!(target instanceof HTMLInputElement)) return
      const name = ENTRY_NAMES.find((candidate) => candidate === target.name)
      if (name !== undefined) setEntered((earlier) => ({ ...earlier, [name]: target.value }))
    },
  }
}

function setUnsaved(checkoutId: string, entries: OrderEntries): void {
  try {
    sessionStorage.setItem(UNSAVED_KEY, JSON.stringify({ ...entries, checkoutId }))
  } catch {
    // A browser that stores nothing loses what it could not send.
  }
}

/** Removes and returns what could not be saved of a checkout; null for nothing. */
function takeUnsaved(checkoutId: string): Partial<OrderEntries> | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(UNSAVED_KEY) ?? 'null')
    if (!isRecord(stored) || stored['checkoutId'] !== checkoutId) return null
    sessionStorage.removeItem(UNSAVED_KEY)
    return Object.fromEntries(
      ENTRY_NAMES.flatMap((name) => (typeof stored[name] === 'string' ? [[name, stored[name]]] : [])),
    )
  } catch {
    return null
  }
}

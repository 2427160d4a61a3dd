import { useEffect, useState, useSyncExternalStore } from 'react'
import type { BuilderPageHead } from '@hydrant/contract/admin/pages.ts'
import type { PageDocument } from '@hydrant/page-builder/render/document.ts'
import * as messages from '@hydrant/messages/compiled/storefront/builder-editor.js'
import { pageState } from '../session/page-state.ts'
import { useUnsavedAndSessionState } from '../session/use-page-state.ts'
import { builderLinks } from './builder-links.ts'
import type { PageChange } from './change-page.ts'
import type { StoredDraft } from './draft-content.ts'
import { DraftAutosave, type DraftState } from './draft-autosave.ts'
import { startTimeout } from './cancelable-timeout.ts'

/**
 * Returns the draft of a page, which is saved automatically while it is edited, to the shop that is mounted under
 * `basePath`.
 */
export function useAutosavedDraft({
  page,
  document,
  basePath,
}: {
  readonly page: BuilderPageHead
  readonly document: PageDocument
  readonly basePath: string
}): { readonly autosave: DraftAutosave; readonly draft: DraftState } {
  const [autosave] = useState(() => {
    const url = basePath + builderLinks.pageChange(page.pageId)
    return new DraftAutosave(
      page,
      { title: page.title, description: page.description, document },
      { send: (form) => postChangeIfSignedIn(url, form), read: () => fetchStoredDraft(url), startTimeout },
    )
  })
  const draft = useSyncExternalStore(autosave.subscribe, autosave.get, autosave.get)
  const { session } = useUnsavedAndSessionState()
  useEffect(() => {
    // After signing in again, saving continues.
    if (session === 'open') void autosave.flush()
  }, [autosave, session])
  useEffect(() => {
    const retry = () => void autosave.flush()
    window.addEventListener('online', retry)
    return () => {
      window.removeEventListener('online', retry)
      autosave.close()
    }
  }, [autosave])
  return { autosave, draft }
}

/** The timeout of a request. */
const TIMEOUT_MS = 30_000

/** Returns the result of a change that was sent after the user had been signed out. */
function createSignedOutFailure(status: number): PageChange {
  return { ok: false, status, code: '', message: messages.signInAgain(), conflict: null, problems: [] }
}

async function postChangeIfSignedIn(url: string, body: FormData): Promise<PageChange> {
  // Another user may be signed in by now, in whose name nothing must be saved.
  if (pageState.get().session !== 'open') return createSignedOutFailure(401)
  const response = await fetch(url, { method: 'POST', body, signal: AbortSignal.timeout(TIMEOUT_MS) })
  const change = await readJsonOrNull(response)
  if (isPageChange(change)) return change
  // A restarting shop does not know who is signed in.
  if (response.status >= 500) throw new Error(`The shop answered ${response.status}.`)
  return createSignedOutFailure(response.status)
}

async function fetchStoredDraft(url: string): Promise<StoredDraft | null> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  const draft = response.ok ? await readJsonOrNull(response) : null
  return isStoredDraft(draft) ? draft : null
}

/** Parses a JSON response; null for HTML, such as the sign-in page. */
async function readJsonOrNull(response: Response): Promise<unknown> {
  return response.headers.get('content-type')?.includes('json') === true ? response.json() : null
}

function isStoredDraft(value: unknown): value is StoredDraft {
  return (
    typeof value === 'object' &&
    value !== null &&
    'revision' in value &&
    typeof value.revision === 'number' &&
    'document' in value
  )
}

function isPageChange(value: unknown): value is PageChange {
  return typeof value === 'object' && value !== null && 'ok' in value && typeof value.ok === 'boolean'
}

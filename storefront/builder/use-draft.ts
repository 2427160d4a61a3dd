import { useEffect, useState, useSyncExternalStore } from 'react'
import type { BuilderPageHead } from '@hydrant/contract/admin/pages.ts'
import type { PageDocument } from '@hydrant/page-builder/render/document.ts'
import { pageHold } from '../session/page-hold.ts'
import { usePageHold } from '../session/use-page-hold.ts'
import { builderLinks } from './builder-links.ts'
import type { PageChange } from './change-page.ts'
import type { StoredDraft } from './draft-content.ts'
import { DraftKeeper, type DraftState } from './draft-keeper.ts'
import { later } from './later.ts'

/** The draft of a page, kept with the shop, which is mounted under `basePath`, while it is edited. */
export function useDraft({
  page,
  document,
  basePath,
}: {
  readonly page: BuilderPageHead
  readonly document: PageDocument
  readonly basePath: string
}): { readonly keeper: DraftKeeper; readonly draft: DraftState } {
  const [keeper] = useState(() => {
    const address = basePath + builderLinks.pageChange(page.pageId)
    return new DraftKeeper(
      page,
      { title: page.title, description: page.description, document },
      { send: (form) => send(address, form), read: () => read(address), later },
    )
  })
  const draft = useSyncExternalStore(keeper.subscribe, keeper.get, keeper.get)
  const { session } = usePageHold()
  useEffect(() => {
    // Whoever has signed in again goes on where they were.
    if (session === 'open') void keeper.flush()
  }, [keeper, session])
  useEffect(() => {
    const tryAgain = () => void keeper.flush()
    window.addEventListener('online', tryAgain)
    return () => {
      window.removeEventListener('online', tryAgain)
      keeper.close()
    }
  }, [keeper])
  return { keeper, draft }
}

/** How long an answer is waited for. */
const PATIENCE_MS = 30_000

const SIGNED_OUT = {
  ok: false,
  status: 401,
  code: '',
  message: 'You are no longer signed in. Sign in again in another tab: what you have changed is kept here.',
  conflict: null,
  problems: [],
} as const satisfies PageChange

async function send(address: string, body: FormData): Promise<PageChange> {
  // By now somebody else may be signed in, in whose name nothing of this is saved.
  if (pageHold.get().session !== 'open') return SIGNED_OUT
  const answer = await fetch(address, { method: 'POST', body, signal: AbortSignal.timeout(PATIENCE_MS) })
  const change = await jsonOf(answer)
  if (isChange(change)) return change
  // A shop that is being started again says nothing of who is signed in.
  if (answer.status >= 500) throw new Error(`The shop answered ${answer.status}.`)
  return { ...SIGNED_OUT, status: answer.status }
}

async function read(address: string): Promise<StoredDraft | null> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) })
  const draft = answer.ok ? await jsonOf(answer) : null
  return isDraft(draft) ? draft : null
}

/** What an answer holds; null for a page, such as the one to sign in. */
async function jsonOf(answer: Response): Promise<unknown> {
  return answer.headers.get('content-type')?.includes('json') === true ? answer.json() : null
}

function isDraft(value: unknown): value is StoredDraft {
  return (
    typeof value === 'object' &&
    value !== null &&
    'revision' in value &&
    typeof value.revision === 'number' &&
    'document' in value
  )
}

function isChange(value: unknown): value is PageChange {
  return typeof value === 'object' && value !== null && 'ok' in value && typeof value.ok === 'boolean'
}

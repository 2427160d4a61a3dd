import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import type { PageStanding } from '@hydrant/contract/admin/pages.ts'
import { Badge } from '@hydrant/design/feedback/badge.tsx'
import { pageHold } from '../session/page-hold.ts'
import { useTimeZone } from '../time/use-time-zone.ts'
import { type PlannedPage, stateOf } from './page-words.ts'

const KINDS = {
  draft: 'plain',
  live: 'strong',
  changed: 'accent',
  scheduled: 'accent',
  unpublished: 'plain',
} as const satisfies Record<PageStanding, string>

/** How a page stands, and from when on that changes by itself; what is shown is read anew then. */
export function PageState({ page }: { readonly page: PlannedPage }) {
  useReadingAt(page.scheduledDate)
  return <Badge kind={KINDS[page.state]}>{stateOf(page, useTimeZone())}</Badge>
}

/** For how long a timer can be set, and how long the shop may need to carry out what is planned. */
const LONGEST_MS = 2 ** 31 - 1
const GRACE_MS = 2000

function useReadingAt(date: string | null): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const wait = date === null ? Number.NaN : Date.parse(date) - Date.now() + GRACE_MS
    if (!(wait > 0 && wait < LONGEST_MS)) return
    // What is read while nobody is signed in leads to the page to sign in, away from what is not saved.
    const timer = setTimeout(() => pageHold.get().session === 'open' && void revalidate(), wait)
    return () => clearTimeout(timer)
  }, [date, revalidate])
}

import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import type { PageStanding } from '@hydrant/contract/admin/pages.ts'
import { Badge } from '@hydrant/design/feedback/badge.tsx'
import { pageState } from '../session/page-state.ts'
import { useTimeZone } from '@hydrant/design/format/use-time-zone.ts'
import { type PlannedPage, describePageState } from './page-texts.ts'

const BADGE_VARIANTS = {
  draft: 'plain',
  live: 'strong',
  changed: 'accent',
  scheduled: 'accent',
  unpublished: 'plain',
} as const satisfies Record<PageStanding, string>

/** A badge with the state of a page and its scheduled change; it reloads the route data when the change is due. */
export function PageStateBadge({ page }: { readonly page: PlannedPage }) {
  useRevalidateAt(page.scheduledDate)
  return <Badge variant={BADGE_VARIANTS[page.state]}>{describePageState(page, useTimeZone())}</Badge>
}

/** The maximum delay of a timer, and how long the shop may need to carry out a scheduled change. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1
const GRACE_MS = 2000

function useRevalidateAt(date: string | null): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const delay = date === null ? Number.NaN : Date.parse(date) - Date.now() + GRACE_MS
    if (!(delay > 0 && delay < MAX_TIMEOUT_MS)) return
    // Reloading while signed out would redirect to the sign-in page and lose unsaved changes.
    const timer = setTimeout(() => pageState.get().session === 'open' && void revalidate(), delay)
    return () => clearTimeout(timer)
  }, [date, revalidate])
}

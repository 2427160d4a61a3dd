import type { SiteSettings } from '@hydrant/contract/shared/site-settings.ts'
import { ConsentBanner } from '../consent/consent-banner.tsx'
import type { ConsentState } from '../consent/load-consent.ts'
import { useConsent } from '../consent/use-consent.ts'
import { SessionGuard } from '../session/session-guard.tsx'
import type { SessionTimes } from '../session/session-watch.ts'
import { useKeptAccount } from '../session/use-kept-context.ts'
import { TimedOutNotice } from '../session/timed-out-notice.tsx'
import { SubmissionFailureToast } from '../submissions/submission-failure-toast.tsx'
import { useFetchedScripts } from '../submissions/use-fetched-scripts.ts'
import { useVisitCounting } from '../statistics/use-visit-counting.ts'
import { PageDataLayer } from './page-data/page-data-layer.tsx'
import type { Scene } from './scene.ts'
import { usePreviewBounds } from './use-preview-bounds.ts'
import type { Visitor } from './visitor.ts'

/** What every page was loaded with, as far as it concerns neither header nor content. */
export interface BesidePageProps {
  readonly consent: ConsentState
  /** What site builders have the question about cookies say. */
  readonly settings: SiteSettings | null
  readonly visitor: Visitor | null
  /** How long a buyer's session lasts. */
  readonly session: SessionTimes | null
  /** Whose session it is; empty for a guest. */
  readonly userId: string
  /** Names the occasion on which a session was found ended; null when none was. */
  readonly timedOutId: string | null
  /** The scripts of the cart's page, to which forms of other pages post. */
  readonly cartScripts: readonly string[]
  /** Those who make the shop are neither counted nor asked about cookies. */
  readonly scene: Scene
}

/**
 * What goes on beside every page: the question about cookies, forms that were not answered, the end of the session, and
 * what is counted of those who agreed.
 */
export function BesidePage({
  consent: rendered,
  settings,
  visitor,
  session,
  userId,
  timedOutId,
  cartScripts,
  scene,
}: BesidePageProps) {
  const consent = useConsent(rendered)
  const isGuest = visitor?.isGuest ?? true
  useFetchedScripts(scene === 'shop' ? cartScripts : [])
  usePreviewBounds(scene === 'preview')
  useKeptAccount(scene === 'shop' ? visitor : null)
  return (
    <>
      {scene === 'shop' && <ConsentBanner asks={consent.asks} banner={settings?.cookieBanner ?? null} />}
      <SubmissionFailureToast />
      <TimedOutNotice foundId={timedOutId} />
      {scene === 'shop' && <VisitCounting isGuest={isGuest} />}
      {scene === 'shop' && <PageDataLayer key={`data of ${isGuest ? 'a guest' : 'a buyer'}`} />}
      {/* A guest whom a page is shown as is not the end of the session of whoever looks at it. */}
      {visitor !== null && scene !== 'preview' && (
        <SessionGuard key={userId} times={session} isGuest={isGuest} userId={userId} />
      )}
    </>
  )
}

function VisitCounting({ isGuest }: { readonly isGuest: boolean }) {
  useVisitCounting(isGuest)
  return null
}

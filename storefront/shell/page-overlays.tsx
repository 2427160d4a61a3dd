import type { SiteSettings } from '@hydrant/contract/shared/site-settings.ts'
import { SubmissionFailureToast } from '@hydrant/rendering/submissions/submission-failure-toast.tsx'
import type { ConsentState } from '../consent/consent-state.ts'
import { useConsent } from '../consent/use-consent.ts'
import { deferContent } from '../hydration/deferred-content.tsx'
import { OfflineShop } from '../offline/offline-shop.tsx'
import { BuyerSession } from '../session/buyer-session.tsx'
import { GuestNotice } from '../session/guest-notice.tsx'
import type { SessionTimes } from '../session/session-monitor.ts'
import { useStoreAccountAndClearGuest } from '../session/use-stored-account.ts'
import { TimedOutNotice } from '../session/timed-out-notice.tsx'
import { findFailureMessage } from '../submissions/failure-message.ts'
import { usePrefetchedScripts } from '../submissions/use-prefetched-scripts.ts'
import { useVisitCountingWithConsent } from '../statistics/use-visit-counting.ts'
import { PageDataLayer } from './page-data/page-data-layer.tsx'
import type { PageMode } from './page-mode.ts'
import { usePreviewLinksInNewTab } from './use-preview-links-in-new-tab.ts'
import type { Visitor } from './visitor.ts'

/** The root loader's data that neither header nor content uses. */
export interface PageOverlaysProps {
  readonly consent: ConsentState
  /** The site settings, with the text of the cookie banner. */
  readonly settings: SiteSettings | null
  readonly visitor: Visitor | null
  /** The times of a buyer's session. */
  readonly session: SessionTimes | null
  /** The session's user id; empty for a guest. */
  readonly userId: string
  /** Identifies the load that found the session timed out; null when it has not. */
  readonly timedOutId: string | null
  /** The scripts of the cart page, which forms of other pages post to. */
  readonly cartScripts: readonly string[]
  /** Whose pages these are; null when that is not known. */
  readonly visitorMarker: string | null
  /** When the page was copied for reading it offline (ISO); null for the page itself. */
  readonly copiedAt: string | null
  /** The path of the site in every language. */
  readonly sitePath: string
  /** In the page builder and in previews there are no statistics and no cookie banner. */
  readonly pageMode: PageMode
}

const { Content: ConsentBanner } = deferContent(async () => ({
  View: (await import('../consent/consent-banner.tsx')).ConsentBanner,
}))

/** What every page has besides header and content: cookie banner, failed forms, session monitoring and statistics. */
export function PageOverlays({
  consent: serverConsent,
  settings,
  visitor,
  session,
  userId,
  timedOutId,
  cartScripts,
  visitorMarker,
  copiedAt,
  sitePath,
  pageMode,
}: PageOverlaysProps) {
  const consent = useConsent(serverConsent)
  const isGuest = visitor?.isGuest ?? true
  usePrefetchedScripts(pageMode === 'shop' ? cartScripts : [])
  usePreviewLinksInNewTab(pageMode === 'preview')
  useStoreAccountAndClearGuest(pageMode === 'shop' ? visitor : null)
  return (
    <>
      {pageMode === 'shop' && consent.needsDecision && <ConsentBanner banner={settings?.cookieBanner ?? null} />}
      {pageMode === 'shop' && (
        <OfflineShop
          isAllowed={consent.preferences?.functional === true}
          {...{ sitePath, visitorMarker, session, copiedAt }}
        />
      )}
      <SubmissionFailureToast findMessage={findFailureMessage} />
      <TimedOutNotice timedOutId={timedOutId} />
      {pageMode === 'shop' && <VisitCounting isGuest={isGuest} />}
      {pageMode === 'shop' && <PageDataLayer key={`data of ${isGuest ? 'a guest' : 'a buyer'}`} />}
      {/* In a preview the visitor may be a guest although the site builder is still signed in. */}
      {visitor !== null &&
        pageMode !== 'preview' &&
        // A copy does not know who is signed in now.
        (isGuest ? (
          copiedAt === null && <GuestNotice />
        ) : (
          <BuyerSession key={userId} times={session} userId={userId} />
        ))}
    </>
  )
}

function VisitCounting({ isGuest }: { readonly isGuest: boolean }) {
  useVisitCountingWithConsent(isGuest)
  return null
}

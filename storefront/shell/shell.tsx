import { useEffect, useMemo, type ReactNode } from 'react'
import { useHref } from 'react-router'
import { ToastRegion } from '@hydrant/design/feedback/toast.tsx'
import { LinkProvider } from '@hydrant/design/navigation/link-context.tsx'
import { deferContent } from '../hydration/deferred-content.tsx'
import { setFirstPageHydrated } from '../hydration/first-interaction.ts'
import type { HeaderProps } from './header.tsx'
import { RouteAnnouncer } from './route-announcer.tsx'
import { RouterLink } from './router-link.tsx'
import { CONTENT_ID, SkipLink } from './skip-link.tsx'

const { Content: Header } = deferContent(async () => ({ View: (await import('./header.tsx')).Header }))
const { Content: Footer } = deferContent(async () => ({ View: (await import('./footer.tsx')).Footer }))

/** The shop's header, footer, overlays and announcements around a page; a tool gets no header and footer. */
export function Shell({ sitePath: knownSitePath, header, overlays, children }: ShellProps) {
  const basePath = useHref('/').replace(/\/$/, '')
  const sitePath = knownSitePath ?? basePath
  const linkContext = useMemo(() => ({ Link: RouterLink, basePath, sitePath }), [basePath, sitePath])
  useEffect(setFirstPageHydrated, [])
  return (
    <LinkProvider value={linkContext}>
      <ToastRegion>
        <SkipLink />
        {overlays}
        {header === null ? children : <PageFrame header={header}>{children}</PageFrame>}
        <RouteAnnouncer />
      </ToastRegion>
    </LinkProvider>
  )
}

function PageFrame({ header, children }: { readonly header: HeaderProps; readonly children: ReactNode }) {
  return (
    <>
      <Header {...header} />
      <main id={CONTENT_ID} tabIndex={-1}>
        {children}
      </main>
      <Footer menu={header.menu} settings={header.settings} visitor={header.visitor} />
    </>
  )
}

interface ShellProps {
  /** The path of files in every language; where it is not known, they are below the pages. */
  readonly sitePath: string | undefined
  /** Null for a tool, which has its own header and main element. */
  readonly header: HeaderProps | null
  /** Overlays and effects besides header and content. */
  readonly overlays: ReactNode
  readonly children: ReactNode
}

import { useMemo, type ReactNode } from 'react'
import { useHref } from 'react-router'
import { ToastRegion } from '@hydrant/design/feedback/toast.tsx'
import { PlaceProvider } from '@hydrant/design/navigation/place.tsx'
import { Footer } from './footer.tsx'
import { Header, type HeaderProps } from './header.tsx'
import { RouteAnnouncer } from './route-announcer.tsx'
import { RouterLink } from './router-link.tsx'
import { CONTENT_ID, SkipLink } from './skip-link.tsx'

/** Everything around a page; a tool has a head of its own. */
export function Shell({ header, beside, children }: ShellProps) {
  const basePath = useHref('/').replace(/\/$/, '')
  const place = useMemo(() => ({ Link: RouterLink, basePath }), [basePath])
  return (
    <PlaceProvider value={place}>
      <ToastRegion>
        <SkipLink />
        {beside}
        {header === null ? children : <Page header={header}>{children}</Page>}
        <RouteAnnouncer />
      </ToastRegion>
    </PlaceProvider>
  )
}

function Page({ header, children }: { readonly header: HeaderProps; readonly children: ReactNode }) {
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
  /** Null for a tool, which brings its own head and main part. */
  readonly header: HeaderProps | null
  /** What goes on beside the page. */
  readonly beside: ReactNode
  readonly children: ReactNode
}

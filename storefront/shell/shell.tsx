import { useMemo, type ReactNode } from 'react'
import { useHref } from 'react-router'
import { ToastRegion } from '@hydrant/design/feedback/toast.tsx'
import { PlaceProvider } from '@hydrant/design/navigation/place.tsx'
import { Footer } from './footer.tsx'
import { Header, type HeaderProps } from './header.tsx'
import { RouteAnnouncer } from './route-announcer.tsx'
import { RouterLink } from './router-link.tsx'
import { CONTENT_ID, SkipLink } from './skip-link.tsx'

/** Everything around a page. */
export function Shell({ header, children }: { readonly header: HeaderProps; readonly children: ReactNode }) {
  const basePath = useHref('/').replace(/\/$/, '')
  const place = useMemo(() => ({ Link: RouterLink, basePath }), [basePath])
  return (
    <PlaceProvider value={place}>
      <ToastRegion>
        <SkipLink />
        <Header {...header} />
        <main id={CONTENT_ID} tabIndex={-1}>
          {children}
        </main>
        <Footer menu={header.menu} visitor={header.visitor} />
        <RouteAnnouncer />
      </ToastRegion>
    </PlaceProvider>
  )
}

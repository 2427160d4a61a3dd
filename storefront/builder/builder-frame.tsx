import { type ReactNode, useMemo } from 'react'
import { Form, useHref, useLocation, useRouteLoaderData } from 'react-router'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { PlaceProvider, usePlace } from '@hydrant/design/navigation/place.tsx'
import { links } from '../links.ts'
import type { loader as rootLoader } from '../root.tsx'
import { FlashMessage } from '../session/flash-message.tsx'
import { useIsHydrated } from '../session/use-is-hydrated.ts'
import { CONTENT_ID } from '../shell/skip-link.tsx'
import { BuilderLink } from './builder-link.tsx'
import { builderLinks } from './builder-links.ts'
import type { FrameData } from './open-builder.ts'
import { useFlashToast } from './use-flash-toast.ts'

/**
 * What site builders see around everything: where they are, the other tools, and the way out. `isWide` gives all of the
 * window to what is inside.
 */
export function BuilderFrame({ frame, title, isWide = false, children }: BuilderFrameProps) {
  const flash = useRouteLoaderData<typeof rootLoader>('root')?.flash ?? null
  const isTold = useIsHydrated() && isWide
  const { basePath } = usePlace()
  const place = useMemo(() => ({ Link: BuilderLink, basePath }), [basePath])
  useFlashToast(isTold ? flash : null)
  return (
    <PlaceProvider value={place}>
      <div className={isWide ? 'builder-window' : 'builder-scroll'}>
        <title>{`${title} | Site builder | Hydrant`}</title>
        <meta name="robots" content="noindex" />
        <link rel="stylesheet" href={frame.styleSheet} precedence="builder" />
        <Bar userName={frame.userName} />
        <main id={CONTENT_ID} tabIndex={-1} className={isWide ? 'builder-main' : 'builder-main builder-width'}>
          <div className="builder-flash">
            <FlashMessage flash={isTold ? null : flash} />
          </div>
          {children}
        </main>
      </div>
    </PlaceProvider>
  )
}

interface BuilderFrameProps {
  readonly frame: FrameData
  /** What the window is called. */
  readonly title: string
  readonly isWide?: boolean
  readonly children: ReactNode
}

function Bar({ userName }: Pick<FrameData, 'userName'>) {
  return (
    <header className="builder-bar">
      <Link href={builderLinks.pages()} className="builder-name">
        Hydrant <span>Site builder</span>
      </Link>
      <nav aria-label="Site builder" className="builder-tools">
        <ToolLink href={builderLinks.pages()} label="Pages" />
        <ToolLink href={builderLinks.media()} label="Media" />
        <ToolLink href={builderLinks.site()} label="Site settings" />
      </nav>
      <div className="builder-out">
        <a href={useHref(links.home())}>To the shop</a>
        <Form method="post" action={links.logout()}>
          <button type="submit" title={`Signed in as ${userName}`}>
            Sign out
          </button>
        </Form>
      </div>
    </header>
  )
}

function ToolLink({ href, label }: { readonly href: string; readonly label: string }) {
  const { pathname } = useLocation()
  const isHere =
    href === builderLinks.pages()
      ? pathname === href || pathname.startsWith(`${href}/pages`)
      : pathname.startsWith(href)
  return (
    <Link href={href} aria-current={isHere ? 'page' : undefined}>
      {label}
    </Link>
  )
}

import { type ReactNode, useMemo } from 'react'
import { Form, useHref, useLocation, useRouteLoaderData } from 'react-router'
import { RichMessage } from '@hydrant/design/format/rich-message.tsx'
import { createElementPlaceholder } from '@hydrant/kernel/text/element-argument.ts'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { LinkProvider, useLinkContext } from '@hydrant/design/navigation/link-context.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/builder.js'
import { links } from '../links.ts'
import type { loader as rootLoader } from '../root.tsx'
import { useShopName } from '../seo/shop-name.ts'
import { FlashMessage } from '../session/flash-message.tsx'
import { useIsHydrated } from '@hydrant/design/format/use-is-hydrated.ts'
import { CONTENT_ID } from '../shell/skip-link.tsx'
import { BuilderLink } from './builder-link.tsx'
import { builderLinks } from './builder-links.ts'
import type { FrameData } from './load-builder-frame.ts'
import { useFlashToast } from './use-flash-toast.ts'

/**
 * The frame of every page of the site builder: the title, the navigation, and the link back to the shop. With `isWide`
 * the content takes the whole window.
 */
export function BuilderFrame({ frame, title, isWide = false, children }: BuilderFrameProps) {
  const shopName = useShopName()
  const flash = useRouteLoaderData<typeof rootLoader>('root')?.flash ?? null
  const showsToast = useIsHydrated() && isWide
  const { basePath, sitePath } = useLinkContext()
  const linkContext = useMemo(() => ({ Link: BuilderLink, basePath, sitePath }), [basePath, sitePath])
  useFlashToast(showsToast ? flash : null)
  return (
    <LinkProvider value={linkContext}>
      <div className={isWide ? 'builder-window' : 'builder-scroll'}>
        <title>{messages.windowTitle({ title, shop: shopName })}</title>
        <meta name="robots" content="noindex" />
        <link rel="stylesheet" href={frame.styleSheet} precedence="builder" />
        <BuilderBar userName={frame.userName} />
        <main id={CONTENT_ID} tabIndex={-1} className={isWide ? 'builder-main' : 'builder-main builder-width'}>
          <div className="builder-flash">
            <FlashMessage flash={showsToast ? null : flash} />
          </div>
          {children}
        </main>
      </div>
    </LinkProvider>
  )
}

interface BuilderFrameProps {
  readonly frame: FrameData
  /** The title of the window. */
  readonly title: string
  readonly isWide?: boolean
  readonly children: ReactNode
}

function BuilderBar({ userName }: Pick<FrameData, 'userName'>) {
  const shopName = useShopName()
  return (
    <header className="builder-bar">
      <Link href={builderLinks.pages()} className="builder-name">
        <RichMessage
          text={messages.shopAndBuilder({ shop: shopName, builder: createElementPlaceholder('builder') })}
          elements={{ builder: <span>{messages.siteBuilder()}</span> }}
        />
      </Link>
      <nav aria-label={messages.siteBuilder()} className="builder-tools">
        <ToolLink href={builderLinks.pages()} label={messages.pages()} />
        <ToolLink href={builderLinks.slots()} label={messages.slots()} />
        <ToolLink href={builderLinks.sections()} label={messages.sections()} />
        <ToolLink href={builderLinks.media()} label={messages.media()} />
        <ToolLink href={builderLinks.site()} label={messages.siteSettings()} />
        <ToolLink href={builderLinks.theme()} label={messages.theme()} />
      </nav>
      <div className="builder-out">
        <a href={useHref(links.home())}>{messages.toTheShop()}</a>
        <Form method="post" action={links.logout()}>
          <button type="submit" title={messages.signedInAs({ userName })}>
            {messages.signOut()}
          </button>
        </Form>
      </div>
    </header>
  )
}

function ToolLink({ href, label }: { readonly href: string; readonly label: string }) {
  const { pathname, search } = useLocation()
  const kind = new URLSearchParams(search).get('kind')
  const isCurrent = (): boolean => {
    if (href === builderLinks.slots()) return kind === 'slot'
    if (href === builderLinks.sections()) return kind === 'section'
    if (href !== builderLinks.pages()) return pathname.startsWith(href)
    return kind !== 'slot' && kind !== 'section' && (pathname === href || pathname.startsWith(`${href}/pages`))
  }
  return (
    <Link href={href} aria-current={isCurrent() ? 'page' : undefined}>
      {label}
    </Link>
  )
}

import { type LinkProps, useLinkContext } from '@hydrant/design/navigation/link-context.tsx'

/** A path inside the shop, or another query of the same page. */
const OWN_PAGE = /^(?:\/(?![/\\])|\?)/

/**
 * The design system's link: own pages by the router without a reload (see `LinkFollowingBody`), other URLs as plain
 * links. It has no handlers and no state of its own, because a page has hundreds of links.
 */
export function RouterLink({ href, prefetch, children, ...rest }: LinkProps) {
  const { basePath } = useLinkContext()
  const isOwnPage = OWN_PAGE.test(href)
  return (
    <a
      {...rest}
      href={isOwnPage ? toMountedHref(basePath, href) : href}
      data-link={isOwnPage ? (prefetch ?? '') : undefined}
    >
      {children}
    </a>
  )
}

/** Puts the base path before a path; the home page is the base path itself. A query alone stays as it is. */
function toMountedHref(basePath: string, href: string): string {
  if (basePath === '' || href.startsWith('?')) return href
  return href === '/' ? basePath : basePath + href
}

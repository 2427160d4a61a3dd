import { createContext, useContext, type AnchorHTMLAttributes, type ComponentType, type ReactNode } from 'react'

/**
 * The props of a link; `href` is a path inside the shop, without the path that the shop is mounted under, or an https
 * address.
 */
export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly href: string
  readonly children?: ReactNode
  /** `none` for a page that must not be loaded before the visitor goes there. */
  readonly prefetch?: 'none'
}

/**
 * The link component of this application, and the paths (empty at the root) that its pages and its files are mounted
 * under.
 */
export interface LinkContextValue {
  readonly Link: ComponentType<LinkProps>
  readonly basePath: string
  readonly sitePath: string
}

const LinkContext = createContext<LinkContextValue>({ Link: PlainLink, basePath: '', sitePath: '' })

function PlainLink({ children, ...rest }: LinkProps) {
  return <a {...rest}>{children}</a>
}

/** Provides the design system with the application's link component and base path. */
export const LinkProvider = LinkContext.Provider

/** Returns the application's link component and base path. */
export function useLinkContext(): LinkContextValue {
  return useContext(LinkContext)
}

/**
 * Returns the address of a stored file: a path inside the shop gets the path of the site as a prefix, once. Files that a
 * route makes have the path of pages (`useHref`).
 */
export function useAssetUrl(url: string): string {
  return addSitePath(useLinkContext(), url)
}

/** Returns a `srcset` in which each address, separated by comma and space, is treated as `useAssetUrl` does. */
export function useAssetSrcSet(srcSet: string | undefined): string | undefined {
  const linkContext = useLinkContext()
  return srcSet
    ?.split(/,\s+/)
    .map((candidate) => addSitePath(linkContext, candidate))
    .join(', ')
}

function addSitePath({ sitePath }: LinkContextValue, url: string): string {
  const isInside = url.startsWith('/') && !url.startsWith('//')
  return isInside && !url.startsWith(`${sitePath}/`) ? sitePath + url : url
}

import { createContext, useContext, type AnchorHTMLAttributes, type ComponentType, type ReactNode } from 'react'

/**
 * What a link is given; `href` is a path inside the shop, without the path that the shop is mounted under, or an https
 * address.
 */
export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly href: string
  readonly children?: ReactNode
  /** `none` for a page that must not be read before the visitor goes there. */
  readonly prefetch?: 'none'
}

/** How this application follows links, and the path that it is mounted under (empty at the root). */
export interface Place {
  readonly Link: ComponentType<LinkProps>
  readonly basePath: string
}

const PlaceContext = createContext<Place>({ Link: PlainLink, basePath: '' })

function PlainLink({ children, ...rest }: LinkProps) {
  return <a {...rest}>{children}</a>
}

/** Tells the design system where it is used. */
export const PlaceProvider = PlaceContext.Provider

/** Where the design system is used. */
export function usePlace(): Place {
  return useContext(PlaceContext)
}

/** The address of a picture or document: a path inside the shop gets the path that the shop is mounted under, once. */
export function useAddress(url: string): string {
  return addressIn(usePlace(), url)
}

/** The addresses in a `srcset`, which commas and blanks part; each is treated as `useAddress` does. */
export function useAddressSet(srcSet: string | undefined): string | undefined {
  const place = usePlace()
  return srcSet
    ?.split(/,\s+/)
    .map((candidate) => addressIn(place, candidate))
    .join(', ')
}

function addressIn({ basePath }: Place, url: string): string {
  const isInside = url.startsWith('/') && !url.startsWith('//')
  return isInside && !url.startsWith(`${basePath}/`) ? basePath + url : url
}

import { createContext, useContext, type AnchorHTMLAttributes, type ComponentType, type ReactNode } from 'react'

/** What a link is given; `href` is a path inside the shop, without the path that the shop is mounted under. */
export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly href: string
  readonly children?: ReactNode
}

const LinkContext = createContext<ComponentType<LinkProps>>((props) => <a {...props} />)

/** Tells the design system how this application follows links. */
export const LinkProvider = LinkContext.Provider

/** A link inside the shop; with an empty `href` it is plain text. */
export function Link({ href, ...rest }: LinkProps) {
  const Followed = useContext(LinkContext)
  if (href === '') return <span className={rest.className}>{rest.children}</span>
  return <Followed href={href} {...rest} />
}

import { useLinkContext, type LinkProps } from './link-context.tsx'

/** A link inside the shop; with an empty `href` it is plain text. */
export function Link({ href, ...rest }: LinkProps) {
  const { Link: RouterLink } = useLinkContext()
  if (href === '') return <span className={rest.className}>{rest.children}</span>
  return <RouterLink href={href} {...rest} />
}

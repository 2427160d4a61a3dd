import { usePlace, type LinkProps } from './place.tsx'

/** A link inside the shop; with an empty `href` it is plain text, which does nothing when it is pressed. */
export function Link({ href, ...rest }: LinkProps) {
  const { Link: Followed } = usePlace()
  if (href === '') return <span className={rest.className}>{rest.children}</span>
  return <Followed href={href} {...rest} />
}

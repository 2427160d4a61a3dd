import { Link } from 'react-router'
import type { LinkProps } from '@hydrant/design/navigation/place.tsx'

/** How the shop follows the links of the design system: its own pages without a reload, anything else as it is. */
export function RouterLink({ href, children, ...rest }: LinkProps) {
  if (!href.startsWith('/') && !href.startsWith('?')) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    )
  }
  return (
    <Link to={href} prefetch="intent" viewTransition {...rest}>
      {children}
    </Link>
  )
}

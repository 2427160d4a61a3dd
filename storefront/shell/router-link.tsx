import { Link } from 'react-router'
import type { LinkProps } from '@hydrant/design/navigation/link-context.tsx'

/** The design system's link: own pages by the router without a reload, other URLs as plain links. */
export function RouterLink({ href, children, ...rest }: LinkProps) {
  if (!href.startsWith('/') && !href.startsWith('?')) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    )
  }
  return (
    <Link to={href} prefetch="intent" {...rest}>
      {children}
    </Link>
  )
}

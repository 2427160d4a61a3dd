import { Link as RouterLink } from 'react-router'
import type { LinkProps } from '@hydrant/design/navigation/link-context.tsx'

/** The design system's link inside the back office: a page loads when the pointer rests on its link. */
export function OfficeLink({ href, prefetch, ...rest }: LinkProps) {
  return <RouterLink {...rest} to={href} prefetch={prefetch ?? 'intent'} />
}

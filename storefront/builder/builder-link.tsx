import type { LinkProps } from '@hydrant/design/navigation/link-context.tsx'
import { RouterLink } from '../shell/router-link.tsx'

/**
 * A link of the site builder without prefetching. The router reloads the page when a prefetched script cannot be
 * loaded, which without a connection would discard unsaved changes.
 */
export function BuilderLink(props: LinkProps) {
  return <RouterLink {...props} prefetch="none" />
}

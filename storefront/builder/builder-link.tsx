import type { LinkProps } from '@hydrant/design/navigation/place.tsx'
import { RouterLink } from '../shell/router-link.tsx'

/**
 * A link of the site builder: nothing is read before it is followed. The router reloads the page when a script that it
 * reads ahead cannot be had, which without a connection would take away what is not saved.
 */
export function BuilderLink(props: LinkProps) {
  return <RouterLink {...props} prefetch="none" />
}

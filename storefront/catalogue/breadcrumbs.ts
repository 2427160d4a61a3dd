import type { CategoryRef } from '@hydrant/contract/shop/category.ts'
import type { Crumb } from '@hydrant/design/navigation/breadcrumb.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/catalogue.js'
import { links } from '../links.ts'

/** Converts a category path to breadcrumbs that begin with the home page. */
export function toBreadcrumbs(path: readonly CategoryRef[]): readonly Crumb[] {
  const steps = path.flatMap(({ id, name, urlName }) =>
    id === null ? [] : [{ label: name, href: links.category({ id, urlName }) }],
  )
  return [{ label: messages.home(), href: links.home() }, ...steps]
}

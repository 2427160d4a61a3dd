import type { CategoryRef } from '@hydrant/contract/shop/category.ts'
import type { Crumb } from '@hydrant/design/navigation/breadcrumb.tsx'
import { links } from '../links.ts'

/** The way home to a category. */
export function crumbsOf(path: readonly CategoryRef[]): readonly Crumb[] {
  const steps = path.flatMap(({ id, name, urlName }) =>
    id === null ? [] : [{ label: name, href: links.category({ id, urlName }) }],
  )
  return [{ label: 'Home', href: links.home() }, ...steps]
}

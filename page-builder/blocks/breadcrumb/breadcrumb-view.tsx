import { PageWidth } from '@hydrant/design/layout/page.tsx'
import { Breadcrumb } from '@hydrant/design/navigation/breadcrumb.tsx'
import type { BlockProps } from '../../registry/block.tsx'
import type { breadcrumbFields } from './breadcrumb.ts'

/** Shows the breadcrumb: its links that have a label. */
export function View({ values: { crumbs, endsAbove } }: BlockProps<typeof breadcrumbFields>) {
  const visibleCrumbs = crumbs.filter(({ label }) => label !== '')
  if (visibleCrumbs.length === 0) return null
  return (
    <PageWidth>
      <Breadcrumb crumbs={visibleCrumbs} isLastLinked={endsAbove} />
    </PageWidth>
  )
}

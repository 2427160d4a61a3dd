import { PageWidth } from '@hydrant/design/layout/page.tsx'
import { Breadcrumb } from '@hydrant/design/navigation/breadcrumb.tsx'
import type { BlockProps } from '../../registry/block.tsx'
import type { breadcrumbFields } from './breadcrumb-fields.ts'

/** Shows the steps that have a label. */
export function View({ values: { crumbs, endsAbove } }: BlockProps<typeof breadcrumbFields>) {
  const shown = crumbs.filter(({ label }) => label !== '')
  if (shown.length === 0) return null
  return (
    <PageWidth>
      <Breadcrumb crumbs={shown} endsAbove={endsAbove} />
    </PageWidth>
  )
}

import { useMemo } from 'react'
import type { BlockProps } from '../../registry/block.tsx'
import type { RequirementKinds } from '../../registry/data-requirements.ts'
import { PagedCollection } from '../collection/paged-collection.tsx'
import { toProductItem } from '../product/product-item.ts'
import type { searchFields } from './search-provider.ts'

/** Shows the blocks inside the search provider, which can use the search results in expressions. */
export function View({
  values,
  data,
  renderSlot,
}: BlockProps<typeof searchFields, RequirementKinds['search']['requirement']>) {
  const { term, sortBy, sortOrder, pageSize, content } = values
  const products = data?.products
  const items = useMemo(() => (products ?? []).map(toProductItem), [products])
  return (
    <PagedCollection
      items={items}
      isFailed={term.trim() !== '' && data === null}
      sortBy={sortBy}
      sortOrder={sortOrder}
      pageSize={pageSize}
    >
      {(collection) => renderSlot(content, { Search: { term, total: data?.total ?? 0 }, Collection: collection })}
    </PagedCollection>
  )
}

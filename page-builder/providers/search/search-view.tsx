import { useMemo } from 'react'
import type { BlockProps } from '../../registry/block.tsx'
import type { NeedKinds } from '../../registry/needs.ts'
import { GiveCollection } from '../collection/give-collection.tsx'
import { itemOfProduct } from '../product/product-item.ts'
import type { searchFields } from './search-fields.ts'

/** Gives what was found to what is inside. */
export function View({ values, data, renderSlot }: BlockProps<typeof searchFields, NeedKinds['search']['need']>) {
  const { term, sortBy, sortOrder, pageSize, content } = values
  const products = data?.products
  const items = useMemo(() => (products ?? []).map(itemOfProduct), [products])
  return (
    <GiveCollection
      items={items}
      isFailed={term.trim() !== '' && data === null}
      sortBy={sortBy}
      sortOrder={sortOrder}
      pageSize={pageSize}
    >
      {(collection) => renderSlot(content, { Search: { term, total: data?.total ?? 0 }, Collection: collection })}
    </GiveCollection>
  )
}

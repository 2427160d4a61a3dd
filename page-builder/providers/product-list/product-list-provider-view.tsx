import { useMemo } from 'react'
import type { BlockProps } from '../../registry/block.tsx'
import type { ProductsRequirement } from '../../registry/data-requirements.ts'
import { PagedCollection } from '../collection/paged-collection.tsx'
import { toProductItem } from '../product/product-item.ts'
import type { productListFields } from './product-list-provider.ts'

/** Shows the blocks inside the product list provider, which can use the products in expressions. */
export function View({ values, data, renderSlot }: BlockProps<typeof productListFields, ProductsRequirement>) {
  const { partNumbers, categoryId, sortBy, sortOrder, pageSize, content } = values
  const products = data?.products
  const items = useMemo(() => (products ?? []).map(toProductItem), [products])
  const hasSelection = partNumbers.trim() !== '' || categoryId !== ''
  return (
    <PagedCollection
      items={items}
      isFailed={hasSelection && data === null}
      sortBy={sortBy}
      sortOrder={sortOrder}
      pageSize={pageSize}
    >
      {(collection) =>
        renderSlot(content, { Products: { items: collection.items, total: collection.total }, Collection: collection })
      }
    </PagedCollection>
  )
}

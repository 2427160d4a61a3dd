import { useMemo } from 'react'
import type { BlockProps } from '../../registry/block.tsx'
import type { ProductsNeed } from '../../registry/needs.ts'
import { GiveCollection } from '../collection/give-collection.tsx'
import { itemOfProduct } from '../product/product-item.ts'
import type { productListFields } from './product-list-fields.ts'

/** Gives the products to what is inside. */
export function View({ values, data, renderSlot }: BlockProps<typeof productListFields, ProductsNeed>) {
  const { partNumbers, categoryId, sortBy, sortOrder, pageSize, content } = values
  const products = data?.products
  const items = useMemo(() => (products ?? []).map(itemOfProduct), [products])
  const isAsked = partNumbers.trim() !== '' || categoryId !== ''
  return (
    <GiveCollection
      items={items}
      isFailed={isAsked && data === null}
      sortBy={sortBy}
      sortOrder={sortOrder}
      pageSize={pageSize}
    >
      {(collection) =>
        renderSlot(content, { Products: { items: collection.items, total: collection.total }, Collection: collection })
      }
    </GiveCollection>
  )
}

import { useMemo } from 'react'
import type { BlockProps } from '../../registry/block.tsx'
import type { ProductsNeed } from '../../registry/needs.ts'
import { itemOfProduct } from '../product/product-item.ts'
import type { collectionFields } from './collection-fields.ts'
import { GiveCollection } from './give-collection.tsx'

/** Gives the things to what is inside. */
export function View({ values, data, renderSlot }: BlockProps<typeof collectionFields, ProductsNeed>) {
  const { items: own, categoryId, sortBy, sortOrder, pageSize, content } = values
  const products = data?.products
  const items = useMemo(
    () =>
      categoryId === ''
        ? own.map(({ id, image, imageAlt, ...rest }, position) => ({
            ...rest,
            id: id === '' ? `item-${position + 1}` : id,
            image: { url: image, alt: imageAlt },
          }))
        : (products ?? []).map(itemOfProduct),
    [own, categoryId, products],
  )
  return (
    <GiveCollection
      items={items}
      isFailed={categoryId !== '' && data === null}
      sortBy={sortBy}
      sortOrder={sortOrder}
      pageSize={pageSize}
    >
      {(collection) => renderSlot(content, { Collection: collection })}
    </GiveCollection>
  )
}

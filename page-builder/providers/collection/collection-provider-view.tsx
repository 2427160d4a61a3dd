import { useMemo } from 'react'
import type { BlockProps } from '../../registry/block.tsx'
import type { ProductsRequirement } from '../../registry/data-requirements.ts'
import { toProductItem } from '../product/product-item.ts'
import type { collectionFields } from './collection-provider.ts'
import { PagedCollection } from './paged-collection.tsx'

/** Shows the blocks inside the collection provider, which can use the collection in expressions. */
export function View({ values, data, renderSlot }: BlockProps<typeof collectionFields, ProductsRequirement>) {
  const { items: ownItems, categoryId, sortBy, sortOrder, pageSize, content } = values
  const products = data?.products
  const items = useMemo(
    () =>
      categoryId === ''
        ? ownItems.map(({ id, image, imageAlt, ...rest }, position) => ({
            ...rest,
            id: id === '' ? `item-${position + 1}` : id,
            image: { url: image, alt: imageAlt },
          }))
        : (products ?? []).map(toProductItem),
    [ownItems, categoryId, products],
  )
  return (
    <PagedCollection
      items={items}
      isFailed={categoryId !== '' && data === null}
      sortBy={sortBy}
      sortOrder={sortOrder}
      pageSize={pageSize}
    >
      {(collection) => renderSlot(content, { Collection: collection })}
    </PagedCollection>
  )
}

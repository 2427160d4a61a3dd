import { PageWidth } from '@hydrant/design/layout/page.tsx'
import { Breadcrumb } from '@hydrant/design/navigation/breadcrumb.tsx'
import { PageSlot } from '../content/page-slot.tsx'
import type { LoadedSlots } from '../content/loaded-slots.ts'
import { PartNumberNotice } from '../search/part-number-notice.tsx'
import type { ProductPageModel } from './product-page-model.ts'
import { ProductView } from './product-view.tsx'
import { variationOrder } from './variation-order-view.ts'

if (import.meta.env.SSR) await variationOrder.preload()

/** Loads the code of the table of variations, where the page has one. */
export async function prepare({ product }: Pick<ProductContentProps, 'product'>): Promise<void> {
  if (product.matrix !== null) await variationOrder.preload()
}

/** The content of a product page. */
export function View({ product, slots, searchedTerm }: ProductContentProps) {
  return (
    <>
      <PageSlot page={slots?.above} />
      <PageWidth>
        <Breadcrumb crumbs={product.crumbs} isLastLinked />
        <PartNumberNotice term={searchedTerm} />
        <ProductView product={product} />
      </PageWidth>
      <PageSlot page={slots?.below} />
    </>
  )
}

interface ProductContentProps {
  readonly product: ProductPageModel
  readonly slots: LoadedSlots | null
  /** The part number that was searched for; empty when the page was not found by a search. */
  readonly searchedTerm: string
}

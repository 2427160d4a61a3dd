import { PageWidth } from '@hydrant/design/layout/page.tsx'
import { Breadcrumb } from '@hydrant/design/navigation/breadcrumb.tsx'
import { PartNumberNotice } from '../search/part-number-notice.tsx'
import type { ProductPageModel } from './product-page-model.ts'
import { ProductView } from './product-view.tsx'

/** The content of a product page. */
export function View({ product, searchedTerm }: ProductContentProps) {
  return (
    <PageWidth>
      <Breadcrumb crumbs={product.crumbs} isLastLinked />
      <PartNumberNotice term={searchedTerm} />
      <ProductView product={product} />
    </PageWidth>
  )
}

interface ProductContentProps {
  readonly product: ProductPageModel
  /** The part number that was searched for; empty when the page was not found by a search. */
  readonly searchedTerm: string
}

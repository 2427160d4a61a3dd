import { StoredPageView } from '@hydrant/page-builder/render/page.tsx'
import { CardAction } from '../catalogue/card-action.tsx'
import type { LoadedPage } from './load-stored-page.ts'

/** A stored page in this shop: its product cards can be bought from. */
export function ShopPageView({ page }: { readonly page: LoadedPage }) {
  return <StoredPageView document={page.document} data={page.data} renderCardAction={(product) => <CardAction product={product} />} />
}

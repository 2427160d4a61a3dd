import * as messages from '@hydrant/messages/compiled/storefront/compare.js'
import type { Route } from './+types/compare.ts'
import { ComparePage } from '../compare/compare-page.tsx'
import { loadComparison } from '../compare/load-comparison.ts'
import { ShopTitle } from '../seo/shop-title.tsx'
import { getPathInShop } from '../session/return-path.ts'
import { awaitOrThrow404OrSignIn } from '../shell/page-errors.ts'
import { shopContext } from '../shop-context.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const comparison = loadComparison(shop, new URL(request.url).searchParams)
  return { comparison: await awaitOrThrow404OrSignIn(comparison, getPathInShop(request, shop.basePath)) }
}

export default function Compare({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ShopTitle title={messages.compareProducts()} />
      <meta name="robots" content="noindex" />
      <ComparePage {...loaderData} />
    </>
  )
}

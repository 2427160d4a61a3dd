import { ShopPageView } from '../content/stored-page-view.tsx'
import { loadBlocks } from '../content/load-stored-page.ts'
import { links } from '../links.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { pathInShop } from '../session/return-path.ts'
import { orNotFound } from '../shell/refusals.ts'
import { shopContext } from '../shop-context.ts'
import type { Route } from './+types/home.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const page = await orNotFound(shop.client.content.page(links.home()), pathInShop(request, shop.basePath))
  return { page: await loadBlocks(shop, page), canonical: `${shop.origin}${shop.basePath}/` }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { page, canonical } = loaderData
  const structured = { '@context': 'https://schema.org', '@type': 'Organization', name: 'Hydrant', url: canonical }
  return pageMeta({ title: page.title, description: page.description, canonical, structured })
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  return <ShopPageView page={loaderData.page} />
}

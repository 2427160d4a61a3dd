import { normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { ShopPageView } from '../content/stored-page-view.tsx'
import { FOR_ALL_GUESTS } from '../content/for-all-guests.ts'
import { loadBlocks } from '../content/load-stored-page.ts'
import { readPreview } from '../content/preview.ts'
import { withBlockCode } from '../content/with-block-code.ts'
import { FormDeskContext } from '../forms/form-desk-context.ts'
import { afterReplacedForm } from '../forms/after-replaced-form.ts'
import { loadFormDesk } from '../forms/form-desk.ts'
import { sendForm } from '../forms/send-form.ts'
import { links } from '../links.ts'
import { headMeta } from '../seo/head-meta.ts'
import { loadSeo } from '../seo/load-seo.ts'
import { storedHead } from '../seo/stored-head.ts'
import { structuredOrganization } from '../seo/structured-data.ts'
import { readForm } from '../session/read-form.ts'
import { pathInShop } from '../session/return-path.ts'
import { orNotFound } from '../shell/refusals.ts'
import { HAS_PREVIEW } from '../shell/scene.ts'
import { shopContext } from '../shop-context.ts'
import type { Route } from './+types/home.ts'

/** The front page. Its address may name a record by the parameter `recordId`, for blocks that speak of one. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const page = await orNotFound(
    shop.client.content.page(links.home(), readPreview(request)),
    pathInShop(request, shop.basePath),
  )
  const recordId = normalizeId(new URL(request.url).searchParams.get('recordId') ?? '') ?? ''
  const { origin, basePath } = shop
  const [loaded, forms, told] = await Promise.all([
    loadBlocks(shop, page, { recordId }),
    loadFormDesk(shop, page, request),
    loadSeo(shop, page.id),
  ])
  return {
    page: loaded,
    forms,
    head: storedHead(shop, { path: links.home(), page: loaded, told }),
    site: { origin, basePath },
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  return sendForm(await readForm(request), context.get(shopContext), links.home())
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return withBlockCode(serverLoader())
}

export const handle = { ...FOR_ALL_GUESTS, ...HAS_PREVIEW }

export const shouldRevalidate = afterReplacedForm

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headMeta(loaderData.head, [structuredOrganization(loaderData.site)]) : []
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  return (
    <FormDeskContext value={loaderData.forms}>
      <ShopPageView page={loaderData.page} />
    </FormDeskContext>
  )
}

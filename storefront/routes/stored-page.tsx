import { ShopPageView } from '../content/stored-page-view.tsx'
import { FOR_ALL_GUESTS } from '../content/for-all-guests.ts'
import { loadBlocks } from '../content/load-stored-page.ts'
import { withBlockCode } from '../content/with-block-code.ts'
import { FormDeskContext } from '../forms/form-desk-context.ts'
import { afterReplacedForm } from '../forms/after-replaced-form.ts'
import { loadFormDesk } from '../forms/form-desk.ts'
import { sendForm } from '../forms/send-form.ts'
import { movedPage } from '../content/moved-page.ts'
import { readPreview } from '../content/preview.ts'
import { headMeta } from '../seo/head-meta.ts'
import { loadSeo } from '../seo/load-seo.ts'
import { storedHead } from '../seo/stored-head.ts'
import { readForm } from '../session/read-form.ts'
import { pathInShop } from '../session/return-path.ts'
import { orNotFound } from '../shell/refusals.ts'
import { HAS_PREVIEW } from '../shell/scene.ts'
import { shopContext } from '../shop-context.ts'
import type { Route } from './+types/stored-page.ts'

/** Any path that is no page of its own: a page that site builders have stored there, or the 404 page. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const path = pathOf(params)
  const page = await orNotFound(
    shop.client.content.page(path, readPreview(request)),
    pathInShop(request, shop.basePath),
  )
  if (page.path !== path) throw movedPage(request, page.path)
  const [loaded, forms, told] = await Promise.all([
    loadBlocks(shop, page),
    loadFormDesk(shop, page, request),
    loadSeo(shop, page.id),
  ])
  return { page: loaded, forms, head: storedHead(shop, { path, page: loaded, told }) }
}

/** With a slash at its end it is the same page. */
function pathOf(params: { readonly '*': string }): string {
  return `/${params['*'].replace(/\/+$/, '')}`
}

export async function action({ context, params, request }: Route.ActionArgs) {
  return sendForm(await readForm(request), context.get(shopContext), pathOf(params))
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return withBlockCode(serverLoader())
}

export const handle = { ...FOR_ALL_GUESTS, ...HAS_PREVIEW }

export const shouldRevalidate = afterReplacedForm

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headMeta(loaderData.head) : []
}

export default function StoredPage({ loaderData }: Route.ComponentProps) {
  return (
    <FormDeskContext value={loaderData.forms}>
      <ShopPageView key={loaderData.head.canonical} page={loaderData.page} />
    </FormDeskContext>
  )
}

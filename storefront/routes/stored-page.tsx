import { GUEST_CACHEABLE } from '../content/guest-cacheable.ts'
import { loadPageDataAndBlockCode } from '../content/load-stored-page.ts'
import { awaitPageAndPreloadBlocks } from '../content/preload-block-code.ts'
import { shouldRevalidateReplacedForm } from '../forms/revalidate-replaced-form.ts'
import { loadFormState } from '../forms/form-state.ts'
import { sendForm } from '../forms/send-form.ts'
import { deferContent } from '../hydration/deferred-content.tsx'
import { createMovedPageRedirect } from '../content/page-redirect.ts'
import { readPreviewSelection } from '../content/preview.ts'
import { toJsonText } from '../json-text.ts'
import { toMetaDescriptors } from '../seo/head-meta.ts'
import { loadSeo } from '../seo/load-seo.ts'
import { loadShopName } from '../seo/load-shop-name.ts'
import { toStoredPageHead } from '../seo/stored-head.ts'
import { readForm } from '../session/read-form.ts'
import { getPathInShop } from '../session/return-path.ts'
import { awaitOrThrow404OrSignIn } from '../shell/page-errors.ts'
import { shopContext } from '../shop-context.ts'
import type { Route } from './+types/stored-page.ts'

const { Content, preload } = deferContent(() => import('../content/stored-page-content.tsx'))
await preload()

/** Loads the stored page at a path that no other route has, or throws the 404 page. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const path = getStoredPagePath(params)
  const page = await awaitOrThrow404OrSignIn(
    shop.client.content.page(path, readPreviewSelection(request)),
    getPathInShop(request, shop.basePath),
  )
  if (page.path !== path) throw createMovedPageRedirect(request, page.path)
  const [loadedPage, forms, seo, shopName] = await Promise.all([
    loadPageDataAndBlockCode(shop, page),
    loadFormState(shop, page, request),
    loadSeo(shop, page.id),
    loadShopName(shop),
  ])
  return {
    page: toJsonText(loadedPage),
    forms,
    head: toStoredPageHead(shop, { path, page: loadedPage, seo, shopName }),
  }
}

/** Gets the path of the stored page from the URL, without slashes at its end, which make no difference. */
function getStoredPagePath(params: { readonly '*': string }): string {
  return `/${params['*'].replace(/\/+$/, '')}`
}

/** Sends a form of the stored page. */
export async function action({ context, params, request }: Route.ActionArgs) {
  return sendForm(await readForm(request), context.get(shopContext), getStoredPagePath(params))
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return awaitPageAndPreloadBlocks(serverLoader())
}

export const handle = GUEST_CACHEABLE

export const shouldRevalidate = shouldRevalidateReplacedForm

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? toMetaDescriptors(loaderData.head) : []
}

export default function StoredPage({ loaderData: { page, forms, head } }: Route.ComponentProps) {
  return <Content key={head.canonical} page={page} forms={forms} />
}

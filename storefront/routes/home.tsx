import { normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { GUEST_CACHEABLE } from '../content/guest-cacheable.ts'
import { loadPageDataAndBlockCode } from '../content/load-stored-page.ts'
import { readPreviewSelection } from '../content/preview.ts'
import { awaitPageAndPreloadBlocks } from '../content/preload-block-code.ts'
import { shouldRevalidateReplacedForm } from '../forms/revalidate-replaced-form.ts'
import { loadFormState } from '../forms/form-state.ts'
import { sendForm } from '../forms/send-form.ts'
import { deferContent } from '../hydration/deferred-content.tsx'
import { toJsonText } from '../json-text.ts'
import { links } from '../links.ts'
import { toMetaDescriptors } from '../seo/head-meta.ts'
import { loadSeo } from '../seo/load-seo.ts'
import { loadOrganization } from '../seo/load-shop-name.ts'
import { toStoredPageHead } from '../seo/stored-head.ts'
import { toOrganizationData } from '../seo/structured-data.ts'
import { readForm } from '../session/read-form.ts'
import { getPathInShop } from '../session/return-path.ts'
import { awaitOrThrow404OrSignIn } from '../shell/page-errors.ts'
import { shopContext } from '../shop-context.ts'
import type { Route } from './+types/home.ts'

const { Content, preload } = deferContent(() => import('../content/stored-page-content.tsx'))
await preload()

/** Loads the home page. The query parameter `recordId` may name a record, for blocks about one. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const page = await awaitOrThrow404OrSignIn(
    shop.client.content.page(links.home(), readPreviewSelection(request)),
    getPathInShop(request, shop.basePath),
  )
  const recordId = normalizeId(new URL(request.url).searchParams.get('recordId') ?? '') ?? ''
  const { origin, basePath, sitePath } = shop
  const [loadedPage, forms, seo, organization] = await Promise.all([
    loadPageDataAndBlockCode(shop, page, { recordId }),
    loadFormState(shop, page, request),
    loadSeo(shop, page.id),
    loadOrganization(shop),
  ])
  return {
    page: toJsonText(loadedPage),
    forms,
    head: toStoredPageHead(shop, { path: links.home(), page: loadedPage, seo, shopName: organization.shopName }),
    organization: toOrganizationData({ origin, basePath, sitePath, ...organization }),
  }
}

/** Sends a form of the home page. */
export async function action({ context, request }: Route.ActionArgs) {
  return sendForm(await readForm(request), context.get(shopContext), links.home())
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return awaitPageAndPreloadBlocks(serverLoader())
}

export const handle = GUEST_CACHEABLE

export const shouldRevalidate = shouldRevalidateReplacedForm

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? toMetaDescriptors(loaderData.head, [loaderData.organization]) : []
}

export default function HomePage({ loaderData: { page, forms } }: Route.ComponentProps) {
  return <Content page={page} forms={forms} />
}

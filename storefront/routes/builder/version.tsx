import { EDITOR_PARTS } from '../../builder/editor-parts.tsx'
import { loadState, readState } from '../../builder/load-versions.ts'
import { requireSiteBuilder } from '../../builder/require-site-builder.ts'
import { loadBlocks } from '../../content/load-stored-page.ts'
import { ShopPageView } from '../../content/stored-page-view.tsx'
import { withBlockCode } from '../../content/with-block-code.ts'
import { orNotFound, pageRefusal } from '../../shell/refusals.ts'
import { PREVIEW_PAGE } from '../../shell/scene.ts'
import { shopContext } from '../../shop-context.ts'
import type { Route } from './+types/version.ts'

/** A page as it is in one of its versions, or as a draft, inside the shop. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  await requireSiteBuilder(shop, request)
  const state = readState(params.version)
  if (state === null) throw pageRefusal(404, 'There is no such version.')
  const page = await orNotFound(loadState(shop, params.pageId, state), '/builder')
  return {
    page: await loadBlocks({ ...shop, client: shop.asGuest() }, page),
    name: state === 'draft' ? 'Draft' : `Version ${state}`,
  }
}

export const handle = PREVIEW_PAGE

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return withBlockCode(serverLoader())
}

export default function Version({ loaderData: { page, name } }: Route.ComponentProps) {
  return (
    <>
      <title>{`${name} of ${page.title} | Hydrant`}</title>
      <meta name="robots" content="noindex" />
      <ShopPageView page={page} parts={EDITOR_PARTS} />
    </>
  )
}

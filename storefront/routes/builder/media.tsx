import * as messages from '@hydrant/messages/compiled/storefront/builder.js'
import { BuilderFrame } from '../../builder/builder-frame.tsx'
import { updateOrDeleteMedia } from '../../builder/change-media.ts'
import { loadMediaList } from '../../builder/load-media.ts'
import { MediaPage } from '../../builder/media-page.tsx'
import { authorizeAndLoadFrame } from '../../builder/load-builder-frame.ts'
import { requireSiteBuilder } from '../../builder/require-site-builder.ts'
import { readForm } from '../../session/read-form.ts'
import { TOOL_PAGE } from '../../shell/page-mode.ts'
import { shopContext } from '../../shop-context.ts'
import type { Route } from './+types/media.ts'

/** Loads the media library. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const frame = await authorizeAndLoadFrame(shop, request)
  return { frame, list: await loadMediaList(shop, request) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  await requireSiteBuilder(shop, request)
  return updateOrDeleteMedia(shop, await readForm(request))
}

export const handle = TOOL_PAGE

export default function Media({ loaderData: { frame, list }, actionData }: Route.ComponentProps) {
  return (
    <BuilderFrame frame={frame} title={messages.media()}>
      <MediaPage {...list} failure={actionData} />
    </BuilderFrame>
  )
}

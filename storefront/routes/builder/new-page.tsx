import * as messages from '@hydrant/messages/compiled/storefront/builder-pages.js'
import { BuilderFrame } from '../../builder/builder-frame.tsx'
import { createPage } from '../../builder/create-page.ts'
import { createSlot } from '../../builder/create-slot.ts'
import { loadNewPageOptions } from '../../builder/load-new-page.ts'
import { loadNewSlotOptions } from '../../builder/load-new-slot.ts'
import { NewPage } from '../../builder/new-page.tsx'
import { NewSlot } from '../../builder/new-slot.tsx'
import { authorizeAndLoadFrame } from '../../builder/load-builder-frame.ts'
import { requireSiteBuilder } from '../../builder/require-site-builder.ts'
import { readForm } from '../../session/read-form.ts'
import { TOOL_PAGE } from '../../shell/page-mode.ts'
import { shopContext } from '../../shop-context.ts'
import type { Route } from './+types/new-page.ts'

/** Loads the form for a new page, or with `kind=slot` for a new page slot. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const frame = await authorizeAndLoadFrame(shop, request)
  return isForSlot(request)
    ? { frame, begun: null, categories: await loadNewSlotOptions(shop) }
    : { frame, begun: await loadNewPageOptions(shop, request), categories: null }
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  await requireSiteBuilder(shop, request)
  const form = await readForm(request)
  return isForSlot(request) ? createSlot(shop, form) : createPage(shop, form)
}

function isForSlot(request: Request): boolean {
  return new URL(request.url).searchParams.get('kind') === 'slot'
}

export const handle = TOOL_PAGE

export default function New({ loaderData: { frame, begun, categories }, actionData }: Route.ComponentProps) {
  return begun === null ? (
    <BuilderFrame frame={frame} title={messages.newSlot()}>
      <NewSlot
        categories={categories}
        failedSlot={actionData !== undefined && 'location' in actionData ? actionData : undefined}
      />
    </BuilderFrame>
  ) : (
    <BuilderFrame frame={frame} title={messages.newPage()}>
      <NewPage {...begun} failedPage={actionData !== undefined && 'path' in actionData ? actionData : undefined} />
    </BuilderFrame>
  )
}

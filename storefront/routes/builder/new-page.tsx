import * as messages from '@hydrant/messages/compiled/storefront/builder-pages.js'
import { BuilderFrame } from '../../builder/builder-frame.tsx'
import { createPage } from '../../builder/create-page.ts'
import { createSection } from '../../builder/create-section.ts'
import { createSlot } from '../../builder/create-slot.ts'
import { loadNewPageOptions } from '../../builder/load-new-page.ts'
import { parsePageKind } from '../../builder/load-pages.ts'
import { loadNewSlotOptions } from '../../builder/load-new-slot.ts'
import { NewPage } from '../../builder/new-page.tsx'
import { NewSection } from '../../builder/new-section.tsx'
import { NewSlot } from '../../builder/new-slot.tsx'
import { authorizeAndLoadFrame } from '../../builder/load-builder-frame.ts'
import { requireSiteBuilder } from '../../builder/require-site-builder.ts'
import { readForm } from '../../session/read-form.ts'
import { TOOL_PAGE } from '../../shell/page-mode.ts'
import { shopContext } from '../../shop-context.ts'
import type { Route } from './+types/new-page.ts'

/** Loads the form for a new page, with `kind=slot` for a page slot, or with `kind=section` for a saved section. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const frame = await authorizeAndLoadFrame(shop, request)
  switch (readKind(request)) {
    case 'section':
      return { frame, kind: 'section' } as const
    case 'slot':
      return { frame, kind: 'slot', categories: await loadNewSlotOptions(shop) } as const
    default:
      return { frame, kind: 'page', begun: await loadNewPageOptions(shop, request) } as const
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  await requireSiteBuilder(shop, request)
  const form = await readForm(request)
  switch (readKind(request)) {
    case 'section':
      return createSection(shop, form)
    case 'slot':
      return createSlot(shop, form)
    default:
      return createPage(shop, form)
  }
}

function readKind(request: Request) {
  return parsePageKind(new URL(request.url).searchParams.get('kind'))
}

export const handle = TOOL_PAGE

export default function New({ loaderData, actionData }: Route.ComponentProps) {
  const { frame, kind } = loaderData
  switch (kind) {
    case 'section':
      return (
        <BuilderFrame frame={frame} title={messages.newSection()}>
          <NewSection
            failedSection={actionData !== undefined && 'sectionTitle' in actionData ? actionData : undefined}
          />
        </BuilderFrame>
      )
    case 'slot':
      return (
        <BuilderFrame frame={frame} title={messages.newSlot()}>
          <NewSlot
            categories={loaderData.categories}
            failedSlot={actionData !== undefined && 'location' in actionData ? actionData : undefined}
          />
        </BuilderFrame>
      )
    default:
      return (
        <BuilderFrame frame={frame} title={messages.newPage()}>
          <NewPage
            {...loaderData.begun}
            failedPage={actionData !== undefined && 'path' in actionData ? actionData : undefined}
          />
        </BuilderFrame>
      )
  }
}

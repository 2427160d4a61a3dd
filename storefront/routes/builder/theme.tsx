import * as messages from '@hydrant/messages/compiled/storefront/builder-theme.js'
import { BuilderFrame } from '../../builder/builder-frame.tsx'
import { changeTheme } from '../../builder/change-theme.ts'
import { authorizeAndLoadFrame } from '../../builder/load-builder-frame.ts'
import { loadThemeEditor } from '../../builder/load-theme-editor.ts'
import { requireSiteBuilder } from '../../builder/require-site-builder.ts'
import { ThemePage } from '../../builder/theme-page.tsx'
import { readForm } from '../../session/read-form.ts'
import { TOOL_PAGE } from '../../shell/page-mode.ts'
import { shopContext } from '../../shop-context.ts'
import type { Route } from './+types/theme.ts'

/** Loads the draft of the theme, and where it is previewed. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const frame = await authorizeAndLoadFrame(shop, request)
  return { frame, editor: await loadThemeEditor(shop, request) }
}

/** Saves the draft of the theme, or publishes it. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  await requireSiteBuilder(shop, request)
  return changeTheme(shop, await readForm(request))
}

export const handle = TOOL_PAGE

export default function ThemeRoute({ loaderData: { frame, editor }, actionData }: Route.ComponentProps) {
  return (
    <BuilderFrame frame={frame} title={messages.theme()}>
      <ThemePage {...editor} failure={actionData} />
    </BuilderFrame>
  )
}

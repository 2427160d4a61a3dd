import { tellPageClosed, tellPageOpen } from '@hydrant/contract/admin/page-editors.ts'
import { respond, respondWithResult } from '../../http/respond.ts'
import { serve, type Server } from '../../http/serve.ts'
import { deleteOpenEditor, recordOpenEditor } from './editors.ts'
import { toBuilderPageHead } from './page-body.ts'

/** Registers the routes that record who has a page open in an editor. */
export function registerEditorRoutes(server: Server): void {
  const { database } = server

  serve(server, tellPageOpen, async ({ params, shopper: { userId } }) => {
    const opened = await recordOpenEditor(database, { ...params, userId })
    return respondWithResult(opened, 200, ({ page, editors }) => ({
      page: toBuilderPageHead(page),
      isOwnChange: page.changedById === userId,
      editors: editors.map(({ userId: id, name }) => ({ name, isOwn: id === userId })),
    }))
  })

  serve(server, tellPageClosed, async ({ params, shopper: { userId } }) => {
    await deleteOpenEditor(database, { ...params, userId })
    return respond(204, undefined)
  })
}

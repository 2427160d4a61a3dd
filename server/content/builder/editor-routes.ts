import { reportPageClosed, reportPageOpen } from '@hydrant/contract/admin/page-editors.ts'
import { createResponse, createResultResponse } from '../../http/respond.ts'
import { registerEndpoint, type Server } from '../../http/serve.ts'
import { deleteEditorRecord, recordEditorAndFindOthers } from './editors.ts'
import { toBuilderPageHead } from './page-body.ts'

/** Registers the routes that record who has a page open in an editor. */
export function registerEditorRoutes(server: Server): void {
  const { database } = server

  registerEndpoint(server, reportPageOpen, async ({ params, shopper: { userId } }) => {
    const editorRecordResult = await recordEditorAndFindOthers(database, { ...params, userId })
    return createResultResponse(editorRecordResult, 200, ({ page, editors }) => ({
      page: toBuilderPageHead(page),
      isOwnChange: page.changedById === userId,
      editors: editors.map(({ userId: id, name }) => ({ name, isOwn: id === userId })),
    }))
  })

  registerEndpoint(server, reportPageClosed, async ({ params, shopper: { userId } }) => {
    await deleteEditorRecord(database, { ...params, userId })
    return createResponse(204, undefined)
  })
}

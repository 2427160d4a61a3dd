import { createBuilderSection, listSectionUses } from '@hydrant/contract/admin/page-parts.ts'
import { BUILDER_PAGE_SIZE } from '@hydrant/contract/shared/limits.ts'
import { ok } from '@hydrant/kernel/result/result.ts'
import { createResultResponse } from '../../http/respond.ts'
import { registerEndpoint, type Server } from '../../http/serve.ts'
import { findActivePage } from '../builder/active-page.ts'
import { toBuilderPage, toPageSummary } from '../builder/page-body.ts'
import { createSection } from './create-section.ts'
import { findSectionUses, type SectionUseRow } from './section-store.ts'

/** Registers the routes with which site builders make saved sections and see where they are used. */
export function registerSectionRoutes(server: Server): void {
  const { database } = server

  registerEndpoint(server, createBuilderSection, async ({ body, shopper }) => {
    const { title, document } = body
    const section = { content: { title, description: '', document }, authorId: shopper.userId }
    return createResultResponse(await createSection(database, section), 201, toBuilderPage)
  })

  registerEndpoint(server, listSectionUses, async ({ params }) => {
    const result = await database.query(async (db) => {
      const pageResult = await findActivePage(db, params.pageId)
      return pageResult.ok ? ok(await findSectionUses(db, pageResult.value.id)) : pageResult
    })
    return createResultResponse(result, 200, (uses) => ({
      uses: uses.slice(0, BUILDER_PAGE_SIZE.max).map(toSectionUse),
      totalCount: uses.length,
    }))
  })
}

function toSectionUse(use: SectionUseRow) {
  const { pageId, kind, slot, path, title, isHome } = toPageSummary(use)
  return { pageId, kind, slot, path, title, isHome, isLive: use.isLive }
}

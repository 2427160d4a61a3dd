import type { BuilderPage } from '@hydrant/contract/admin/pages.ts'
import type { Scope } from '@hydrant/page-builder/bindings/scope.ts'
import type { BlockData, SectionModel } from '@hydrant/page-builder/registry/data-requirements.ts'
import { parsePageDocument, type PageDocument } from '@hydrant/page-builder/render/document.ts'
import { listDataRequirements, preloadBlockViews } from '@hydrant/page-builder/render/list-data-requirements.ts'
import { prefixBlockIds } from '@hydrant/page-builder/render/prefix-block-ids.ts'
import { listSectionReferences } from '@hydrant/page-model/sections/saved-sections.ts'
import { loadAllBlockData } from '../content/load-all-block-data.ts'
import { callAndCatchClientError } from '../session/error-view.ts'
import type { ShopContext } from '../shop-context.ts'

type Shop = Pick<ShopContext, 'builder' | 'client' | 'reportError' | 'siteId' | 'communityId'>

/**
 * Loads the saved sections that a document refers to, as they are in their drafts, with the data of their blocks; by the
 * ids of the blocks that refer to them. A section that does not exist is left out.
 */
export async function loadSectionData(
  shop: Shop,
  document: PageDocument,
  scope: Scope,
): Promise<Readonly<Record<string, BlockData>>> {
  const references = listSectionReferences(document)
  const sections = await loadSections(
    shop,
    references.map(({ sectionId }) => sectionId),
  )
  const entries = references.flatMap(({ blockId, sectionId }) => {
    const section = sections.get(sectionId) ?? null
    return section === null ? [] : [{ blockId, section }]
  })
  const loaded = await Promise.all(
    entries.map(
      async ({ blockId, section }) => [blockId, await loadSectionModel(shop, { blockId, section, scope })] as const,
    ),
  )
  return Object.fromEntries(loaded.map(([blockId, model]) => [blockId, { kind: 'section', ...model }]))
}

async function loadSectionModel(
  shop: Shop,
  { blockId, section, scope }: { readonly blockId: string; readonly section: BuilderPage; readonly scope: Scope },
): Promise<SectionModel> {
  const { pageId: sectionId, title, liveVersion } = section
  const blocks = prefixBlockIds(parsePageDocument(section.document).content, `${blockId}-`)
  const document = { root: {}, content: blocks }
  const [data] = await Promise.all([
    loadAllBlockData(shop, listDataRequirements(document, scope)),
    preloadBlockViews(document),
  ])
  return { sectionId, title, isLive: liveVersion !== null, blocks, data }
}

/** Loads saved sections by their ids; null for one that does not exist, or is something else. */
export async function loadSections(
  { builder }: Pick<Shop, 'builder'>,
  sectionIds: readonly string[],
): Promise<ReadonlyMap<string, BuilderPage | null>> {
  const ids = [...new Set(sectionIds)].filter((id) => id !== '')
  const results = await Promise.all(
    ids.map(async (id) => [id, await callAndCatchClientError(() => builder.getBuilderPage(id))] as const),
  )
  return new Map(
    results.map(([id, result]) => [id, result.ok && result.value.kind === 'section' ? result.value : null]),
  )
}

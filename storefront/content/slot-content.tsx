import { use } from 'react'
import { flattenBlockTree, type PageDocument } from '@hydrant/page-builder/render/document.ts'
import { preloadBlockViews } from '@hydrant/page-builder/render/list-data-requirements.ts'
import { type JsonText, useJsonText } from '../json-text.ts'
import type { LoadedPage } from './load-stored-page.ts'
import { ShopPageView } from './stored-page-view.tsx'

/** By the kinds of blocks: the load of their code. */
const loads = new Map<string, Promise<unknown>>()

/** The content of a page slot. In the browser it suspends until the code of its blocks is loaded, so that nothing moves. */
export function View({ page: pageText }: { readonly page: JsonText<LoadedPage> }) {
  const page = useJsonText(pageText)
  if (!import.meta.env.SSR) use(loadBlocksOnce(page.document))
  return <ShopPageView page={page} />
}

/** Returns the load of a document's blocks, always the same for the same kinds. A failure is ignored. */
function loadBlocksOnce(document: PageDocument): Promise<unknown> {
  const kinds = [...new Set(flattenBlockTree(document.content).map(({ type }) => type))].toSorted().join(' ')
  const load = loads.get(kinds) ?? Promise.allSettled([preloadBlockViews(document)])
  loads.set(kinds, load)
  return load
}

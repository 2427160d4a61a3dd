import type { JsonText } from '../json-text.ts'
import type { LoadedPage } from './load-stored-page.ts'

/**
 * Waits for a page's data, preloads the code of its blocks, and returns the data. After a navigation in the browser the
 * blocks then appear at once. A failed preload is ignored.
 */
export async function awaitPageAndPreloadBlocks<Loaded extends { readonly page: JsonText<LoadedPage> }>(
  pageLoad: Promise<Loaded>,
): Promise<Loaded> {
  const loadedData = await pageLoad
  await Promise.allSettled([preloadBlockViews(loadedData)])
  return loadedData
}

async function preloadBlockViews(loadedData: { readonly page: JsonText<LoadedPage> }): Promise<void> {
  const { prepare } = await import('./stored-page-content.tsx')
  await prepare(loadedData)
}

import { preloadBlocks } from '@hydrant/page-builder/render/list-data-requirements.ts'
import type { LoadedPage } from './load-stored-page.ts'

/**
 * Waits for a page's data and preloads the code of its blocks, so that nothing flashes while navigating in the browser.
 * A failed preload is ignored.
 */
export async function preloadBlockCode<Loaded extends { readonly page: LoadedPage }>(
  loading: Promise<Loaded>,
): Promise<Loaded> {
  const loaded = await loading
  await Promise.allSettled([preloadBlocks(loaded.page.document)])
  return loaded
}

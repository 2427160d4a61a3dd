import { preloadBlocks } from '@hydrant/page-builder/render/list-needs.ts'
import type { LoadedPage } from './load-stored-page.ts'

/**
 * A page that is gone to in the browser, once the code of its blocks is there: until then the page before it stays, and
 * nothing flashes. Code that cannot be had is no reason not to show the rest.
 */
export async function withBlockCode<Loaded extends { readonly page: LoadedPage }>(
  loading: Promise<Loaded>,
): Promise<Loaded> {
  const loaded = await loading
  await Promise.allSettled([preloadBlocks(loaded.page.document)])
  return loaded
}

import { readPreviewSelection } from '../content/preview.ts'
import { links } from '../links.ts'
import { getPathInShop } from '../session/return-path.ts'
import type { ShopContext } from '../shop-context.ts'

/** Whether browsers may offer to install the shop on a page: on all but those of site builders, and previews. */
export function isInstallablePage({ basePath }: Pick<ShopContext, 'basePath'>, request: Request): boolean {
  return readPreviewSelection(request) === undefined && !getPathInShop(request, basePath).startsWith(links.builder())
}

import { checkPage } from '@hydrant/page-builder/checks/check-page.ts'
import type { PageProblem } from '@hydrant/page-builder/checks/problem.ts'
import { readDocument } from '@hydrant/page-builder/render/document.ts'
import type { ShopContext } from '../shop-context.ts'
import { loadFacts } from './load-facts.ts'
import { toPageFacts } from './page-facts.ts'

/** What should be mended on a page before it is published, as the shop is now. */
export async function findProblems(
  shop: Pick<ShopContext, 'builder'>,
  page: { readonly document: unknown },
): Promise<readonly PageProblem[]> {
  const document = readDocument(page.document)
  return checkPage(document, toPageFacts(await loadFacts(shop, document)))
}

import { checkPage } from '@hydrant/page-builder/checks/check-page.ts'
import type { PageProblem } from '@hydrant/page-builder/checks/problem.ts'
import { parseDocument } from '@hydrant/page-builder/render/document.ts'
import type { ShopContext } from '../shop-context.ts'
import { loadCheckData } from './load-check-data.ts'
import { toPageLookups } from './page-check-data.ts'

/** Checks the draft of a page against the current state of the shop. */
export async function findProblems(
  shop: Pick<ShopContext, 'builder'>,
  page: { readonly document: unknown },
): Promise<readonly PageProblem[]> {
  const document = parseDocument(page.document)
  return checkPage(document, toPageLookups(await loadCheckData(shop, document)))
}

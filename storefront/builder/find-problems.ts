import { listPageProblems } from '@hydrant/page-builder/checks/check-page.ts'
import type { PageKind } from '@hydrant/contract/admin/pages.ts'
import type { PageProblem } from '@hydrant/page-builder/checks/problem.ts'
import { parsePageDocument } from '@hydrant/page-builder/render/document.ts'
import type { ShopContext } from '../shop-context.ts'
import { loadCheckData } from './load-check-data.ts'
import { createPageLookups } from './page-check-data.ts'

/** Checks the draft of a page against the current state of the shop. */
export async function findProblems(
  shop: Pick<ShopContext, 'builder'>,
  page: { readonly kind: PageKind; readonly document: unknown },
): Promise<readonly PageProblem[]> {
  const document = parsePageDocument(page.document)
  return listPageProblems(document, createPageLookups(await loadCheckData(shop, document)), {
    isPart: page.kind !== 'page',
  })
}

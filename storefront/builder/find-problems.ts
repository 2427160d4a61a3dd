import { listPageProblems } from '@hydrant/page-builder/checks/check-page.ts'
import type { PageKind } from '@hydrant/contract/admin/pages.ts'
import type { PageProblem } from '@hydrant/page-builder/checks/problem.ts'
import { parsePageDocument } from '@hydrant/page-builder/render/document.ts'
import { parseThemeDocument } from '@hydrant/page-model/theme/theme.ts'
import { listWeakPairs } from '@hydrant/page-model/theme/theme-contrast.ts'
import { describeWeakPair } from '@hydrant/page-model/theme/theme-texts.ts'
import type { ShopContext } from '../shop-context.ts'
import { loadCheckData } from './load-check-data.ts'
import { createPageLookups } from './page-check-data.ts'

function findThemeProblems(document: unknown): readonly PageProblem[] {
  return listWeakPairs(parseThemeDocument(document)).map((pair) => ({
    level: 'error',
    blockId: null,
    blockName: '',
    setting: null,
    message: describeWeakPair(pair),
  }))
}

/** Checks the draft of a page against the current state of the shop. */
export async function findProblems(
  shop: Pick<ShopContext, 'builder'>,
  page: { readonly kind: PageKind; readonly document: unknown },
): Promise<readonly PageProblem[]> {
  if (page.kind === 'theme') return findThemeProblems(page.document)
  const document = parsePageDocument(page.document)
  return listPageProblems(document, createPageLookups(await loadCheckData(shop, document)), {
    isPart: page.kind !== 'page',
  })
}

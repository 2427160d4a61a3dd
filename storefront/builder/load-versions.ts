import type { BuilderPageHead, PageVersionSummary } from '@hydrant/contract/admin/pages.ts'
import type { StoredPage } from '@hydrant/contract/shop/content.ts'
import { parsePageDocument } from '@hydrant/page-builder/render/document.ts'
import { parseThemeDocument, THEME_PATH } from '@hydrant/page-model/theme/theme.ts'
import * as messages from '@hydrant/messages/compiled/storefront/builder-versions.js'
import { getPathInShop } from '../session/return-path.ts'
import { awaitOrThrow404OrSignIn } from '../shell/page-errors.ts'
import type { ShopContext } from '../shop-context.ts'
import { compareDocuments, type Difference } from './compare-documents.ts'
import { compareThemes } from './compare-themes.ts'
import { parsePageToken } from './load-pages.ts'

/** A state of a page: a version by its number, or the draft. */
export type PageState = number | 'draft'

/** The versions of a page, and two states of it side by side. */
export interface VersionList {
  readonly page: BuilderPageHead
  readonly versions: readonly PageVersionSummary[]
  /** The token of the next page; null on the last one. */
  readonly nextFrom: string | null
  readonly isFirstPage: boolean
  readonly compared: {
    readonly from: PageState
    readonly to: PageState
    readonly differences: readonly Difference[]
  } | null
}

/** Loads a page of the versions, and the differences between the two states that the URL selects. */
export async function loadVersionsAndComparison(
  shop: ShopContext,
  request: Request,
  pageId: string,
): Promise<VersionList> {
  const search = new URL(request.url).searchParams
  const path = getPathInShop(request, shop.basePath)
  const pageToken = parsePageToken(search)
  const [{ document: _, ...page }, { versions, nextPageToken }] = await Promise.all([
    awaitOrThrow404OrSignIn(shop.builder.getBuilderPage(pageId), path),
    awaitOrThrow404OrSignIn(shop.builder.listPageVersions(pageId, pageToken === undefined ? {} : { pageToken }), path),
  ])
  const [from, to] = [parsePageState(search.get('from')), parsePageState(search.get('to'))]
  const isCompared = from !== null && to !== null
  const [before, after] = isCompared
    ? await Promise.all([loadPageInState(shop, pageId, from), loadPageInState(shop, pageId, to)])
    : []
  const compared =
    !isCompared || before === undefined || after === undefined
      ? null
      : { from, to, differences: compareStates(before, after) }
  return { page, versions, nextFrom: nextPageToken, isFirstPage: pageToken === undefined, compared }
}

/** Loads a page with the content of one of its states. */
export async function loadPageInState(
  { builder }: Pick<ShopContext, 'builder'>,
  pageId: string,
  state: PageState,
): Promise<StoredPage> {
  const page = await awaitOrThrow404OrSignIn(builder.getBuilderPage(pageId), '/builder')
  const { title, description, document } =
    state === 'draft' ? page : await awaitOrThrow404OrSignIn(builder.getPageVersion(pageId, String(state)), '/builder')
  return {
    id: pageId,
    path: page.path,
    title,
    description,
    version: state === 'draft' ? (page.basedOnVersion ?? 1) : state,
    document,
  }
}

/** Parses the state of a page from a part of a URL: `draft` or a version number; otherwise null. */
export function parsePageState(text: string | null): PageState | null {
  if (text === 'draft') return text
  return /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : null
}

function compareStates(before: StoredPage, after: StoredPage): readonly Difference[] {
  const texts = (['title', 'description'] as const).flatMap((name): readonly Difference[] => {
    const setting = name === 'title' ? messages.title() : messages.description()
    return before[name] === after[name]
      ? []
      : [{ kind: 'changed', blockId: '', label: messages.page(), setting, before: before[name], after: after[name] }]
  })
  if (after.path === THEME_PATH) return [...texts, ...compareThemeStates(before, after)]
  return [...texts, ...compareDocuments(parsePageDocument(before.document), parsePageDocument(after.document))]
}

function compareThemeStates(before: StoredPage, after: StoredPage): readonly Difference[] {
  const differences = compareThemes(parseThemeDocument(before.document), parseThemeDocument(after.document))
  return differences.map(({ label: setting, ...values }) => ({
    kind: 'changed',
    blockId: '',
    label: after.title,
    setting,
    ...values,
  }))
}

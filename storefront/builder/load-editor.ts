import { redirect } from 'react-router'
import type { BuilderPage } from '@hydrant/contract/admin/pages.ts'
import { parsePageDocument, type PageDocument } from '@hydrant/page-builder/render/document.ts'
import { getPathInShop } from '../session/return-path.ts'
import { awaitOrThrow404OrSignIn } from '../shell/page-errors.ts'
import type { ShopContext } from '../shop-context.ts'
import { builderLinks } from './builder-links.ts'
import { loadCheckData } from './load-check-data.ts'
import { loadPreviewPath } from './load-preview-path.ts'
import type { PageCheckData } from './page-check-data.ts'

/** The data of the editor page. */
export interface EditorData {
  readonly page: Omit<BuilderPage, 'document'>
  readonly document: PageDocument
  readonly checkData: PageCheckData
  /** Where the draft can be seen; null when nowhere. */
  readonly previewPath: string | null
  /** The block to open first, from the URL. */
  readonly blockId: string | null
}

/** Loads the draft of a page with the data that its checks need; the theme has a page of its own, to which it redirects. */
export async function loadEditor(shop: ShopContext, request: Request, pageId: string): Promise<EditorData> {
  const { document, ...page } = await awaitOrThrow404OrSignIn(
    shop.builder.getBuilderPage(pageId),
    getPathInShop(request, shop.basePath),
  )
  if (page.kind === 'theme') throw redirect(builderLinks.theme())
  const parsedDocument = parsePageDocument(document)
  const [checkData, previewPath] = await Promise.all([loadCheckData(shop, parsedDocument), loadPreviewPath(shop, page)])
  return {
    page,
    document: parsedDocument,
    checkData,
    previewPath,
    blockId: new URL(request.url).searchParams.get('block'),
  }
}

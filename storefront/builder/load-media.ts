import type { LibraryMedia, MediaUse } from '@hydrant/contract/admin/media.ts'
import { getPathInShop } from '../session/return-path.ts'
import { awaitOrThrow404OrSignIn } from '../shell/page-errors.ts'
import type { ShopContext } from '../shop-context.ts'
import { parsePageToken } from './load-pages.ts'

/** The kinds of files that can be uploaded and listed. */
export type MediaKind = Extract<LibraryMedia['mediaType'], 'Image' | 'Document'>

/** A page of the files of the media library, and the selected file, if any. */
export interface MediaList {
  readonly query: string
  readonly kind: MediaKind
  readonly pageToken: string | null
  readonly media: readonly LibraryMedia[]
  readonly total: number
  /** The token of the next page; null on the last one. */
  readonly nextFrom: string | null
  readonly selected: { readonly media: LibraryMedia; readonly uses: readonly MediaUse[] } | null
}

/** Loads the page of files for the query in the URL, and the uses of the file that the URL selects. */
export async function loadMediaList({ builder, basePath }: ShopContext, request: Request): Promise<MediaList> {
  const search = new URL(request.url).searchParams
  const path = getPathInShop(request, basePath)
  const query = (search.get('q') ?? '').trim().slice(0, 200)
  const kind = toKindOrImage(search.get('kind'))
  const pageToken = parsePageToken(search)
  const mediaPage = await awaitOrThrow404OrSignIn(
    builder.listMedia({
      pageSize: 48,
      mediaType: kind,
      ...(query !== '' && { query }),
      ...(pageToken !== undefined && { pageToken }),
    }),
    path,
  )
  const selectedMedia = mediaPage.media.find(({ contentKey }) => contentKey === search.get('item'))
  const selected =
    selectedMedia === undefined
      ? null
      : {
          media: selectedMedia,
          uses: (await awaitOrThrow404OrSignIn(builder.listMediaUses(selectedMedia.contentKey), path)).uses,
        }
  return {
    query,
    kind,
    pageToken: pageToken ?? null,
    media: mediaPage.media,
    total: mediaPage.totalCount,
    nextFrom: mediaPage.nextPageToken,
    selected,
  }
}

/** Parses the kind of media; pictures by default. */
function toKindOrImage(text: string | null): MediaKind {
  return text === 'Document' ? text : 'Image'
}

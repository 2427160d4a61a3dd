import type { LibraryMedia, MediaUse } from '@hydrant/contract/admin/media.ts'
import { pathInShop } from '../session/return-path.ts'
import { orNotFound } from '../shell/refusals.ts'
import type { ShopContext } from '../shop-context.ts'
import { readPageToken } from './load-pages.ts'

/** Which files are listed: those that can be uploaded. */
export type MediaKind = Extract<LibraryMedia['mediaType'], 'Image' | 'Document'>

/** Some of the media library, and one of its files that is looked at. */
export interface MediaList {
  readonly query: string
  readonly kind: MediaKind
  readonly pageToken: string | null
  readonly media: readonly LibraryMedia[]
  readonly total: number
  readonly nextFrom: string | null
  readonly opened: { readonly media: LibraryMedia; readonly uses: readonly MediaUse[] } | null
}

/** Reads the files that an address asks for. */
export async function loadMedia({ builder, basePath }: ShopContext, request: Request): Promise<MediaList> {
  const search = new URL(request.url).searchParams
  const path = pathInShop(request, basePath)
  const query = (search.get('q') ?? '').trim().slice(0, 200)
  const kind = readKind(search.get('kind'))
  const pageToken = readPageToken(search)
  const found = await orNotFound(
    builder.media.list({
      pageSize: 48,
      mediaType: kind,
      ...(query !== '' && { query }),
      ...(pageToken !== undefined && { pageToken }),
    }),
    path,
  )
  const asked = found.media.find(({ contentKey }) => contentKey === search.get('item'))
  const opened =
    asked === undefined
      ? null
      : { media: asked, uses: (await orNotFound(builder.media.uses(asked.contentKey), path)).uses }
  return {
    query,
    kind,
    pageToken: pageToken ?? null,
    media: found.media,
    total: found.totalCount,
    nextFrom: found.nextPageToken,
    opened,
  }
}

/** Pictures, unless something else is asked for. */
function readKind(text: string | null): MediaKind {
  return text === 'Document' ? text : 'Image'
}

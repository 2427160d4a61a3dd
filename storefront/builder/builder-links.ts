import { href } from 'react-router'
import { STILL } from '../shell/scene.ts'

/** Which files of the library are listed. */
interface MediaChoice {
  readonly query?: string | undefined
  readonly kind?: string | undefined
  readonly page?: string | undefined
}

/** What site builders work with, by its paths inside the shop; kept from `links.ts`, which the whole shop loads. */
export const builderLinks = {
  pages: (query = '', page?: string) => href('/builder') + queryOf({ q: query, page }),
  deletedPages: (query = '', page?: string) => href('/builder/pages/deleted') + queryOf({ q: query, page }),
  newPage: (from?: string) => href('/builder/pages/new') + queryOf({ from }),
  page: (pageId: string, blockId?: string) => href('/builder/pages/:pageId', { pageId }) + queryOf({ block: blockId }),
  copy: () => href('/builder/copy'),
  pageChange: (pageId: string) => href('/builder/pages/:pageId/change', { pageId }),
  presence: (pageId: string) => href('/builder/pages/:pageId/presence', { pageId }),
  version: (pageId: string, version: string) => href('/builder/pages/:pageId/versions/:version', { pageId, version }),
  /** As the one above, for a frame that runs no scripts. */
  stillVersion: (pageId: string, version: string) =>
    href('/builder/pages/:pageId/versions/:version', { pageId, version }) + queryOf({ [STILL]: 'yes' }),
  pageSettings: (pageId: string) => href('/builder/pages/:pageId/settings', { pageId }),
  versions: (pageId: string, compared: Readonly<Partial<Record<'from' | 'to' | 'page', string>>> = {}) =>
    href('/builder/pages/:pageId/versions', { pageId }) + queryOf(compared),
  media: ({ query, kind, page }: MediaChoice = {}) => href('/builder/media') + queryOf({ q: query, kind, page }),
  mediaItem: (item: string, { query, kind, page }: MediaChoice) =>
    href('/builder/media') + queryOf({ q: query, kind, page, item }),
  site: () => href('/builder/site'),
  search: (kind: string, query: string) => href('/builder/search') + queryOf({ kind, q: query }),
  partNumbers: (partNumbers: readonly string[]) =>
    `${href('/builder/part-numbers')}?${new URLSearchParams({ skus: partNumbers.join(',') }).toString()}`,
  blockData: () => href('/builder/block-data'),
} as const

function queryOf(values: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(values).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, value]],
  )
  return given.length === 0 ? '' : `?${new URLSearchParams(given).toString()}`
}

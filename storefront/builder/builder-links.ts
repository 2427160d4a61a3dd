import { href } from 'react-router'
import { NO_SCRIPTS_PARAM } from '../shell/page-mode.ts'

/** Which files of the library are listed. */
interface MediaQuery {
  readonly query?: string | undefined
  readonly kind?: string | undefined
  readonly page?: string | undefined
}

/** The paths of the site builder inside the shop; separate from `links.ts`, which the whole shop loads. */
export const builderLinks = {
  pages: (query = '', page?: string) => href('/builder') + toQuery({ q: query, page }),
  deletedPages: (query = '', page?: string) => href('/builder/pages/deleted') + toQuery({ q: query, page }),
  newPage: (from?: string) => href('/builder/pages/new') + toQuery({ from }),
  page: (pageId: string, blockId?: string) => href('/builder/pages/:pageId', { pageId }) + toQuery({ block: blockId }),
  copy: () => href('/builder/copy'),
  pageChange: (pageId: string) => href('/builder/pages/:pageId/change', { pageId }),
  presence: (pageId: string) => href('/builder/pages/:pageId/presence', { pageId }),
  version: (pageId: string, version: string) => href('/builder/pages/:pageId/versions/:version', { pageId, version }),
  /** As the one above, for a frame that runs no scripts. */
  stillVersion: (pageId: string, version: string) =>
    href('/builder/pages/:pageId/versions/:version', { pageId, version }) + toQuery({ [NO_SCRIPTS_PARAM]: 'yes' }),
  pageSettings: (pageId: string) => href('/builder/pages/:pageId/settings', { pageId }),
  versions: (pageId: string, compared: Readonly<Partial<Record<'from' | 'to' | 'page', string>>> = {}) =>
    href('/builder/pages/:pageId/versions', { pageId }) + toQuery(compared),
  media: ({ query, kind, page }: MediaQuery = {}) => href('/builder/media') + toQuery({ q: query, kind, page }),
  mediaItem: (item: string, { query, kind, page }: MediaQuery) =>
    href('/builder/media') + toQuery({ q: query, kind, page, item }),
  site: () => href('/builder/site'),
  search: (kind: string, query: string) => href('/builder/search') + toQuery({ kind, q: query }),
  partNumbers: (partNumbers: readonly string[]) =>
    `${href('/builder/part-numbers')}?${new URLSearchParams({ skus: partNumbers.join(',') }).toString()}`,
  blockData: () => href('/builder/block-data'),
} as const

function toQuery(values: Readonly<Record<string, string | undefined>>): string {
  const entries = Object.entries(values).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, value]],
  )
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries).toString()}`
}

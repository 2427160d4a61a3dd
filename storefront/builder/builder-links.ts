import { href } from 'react-router'
import type { PageKind } from '@hydrant/contract/admin/pages.ts'
import { NO_SCRIPTS_PARAM } from '../shell/page-mode.ts'

/** The search of the media library: text, kind of file and page token. */
interface MediaQuery {
  readonly query?: string | undefined
  readonly kind?: string | undefined
  readonly page?: string | undefined
}

/** Which translations a page of languages shows: into which language, and of which texts. */
export type LanguageView = Readonly<Partial<Record<'language' | 'show', string>>>

/** The paths of the site builder inside the shop; separate from `links.ts`, which the whole shop loads. */
export const builderLinks = {
  pages: (query = '', page?: string) => href('/builder') + toQueryString({ q: query, page }),
  slots: (page?: string) => href('/builder') + toQueryString({ kind: 'slot', page }),
  sections: (page?: string) => href('/builder') + toQueryString({ kind: 'section', page }),
  newSection: () => `${href('/builder/pages/new')}?kind=section`,
  newSlot: () => `${href('/builder/pages/new')}?kind=slot`,
  /** The list of everything of a kind; the theme, of which there is one. */
  listOf: (kind: PageKind) =>
    kind === 'theme'
      ? href('/builder/theme')
      : href('/builder') + toQueryString({ kind: kind === 'page' ? undefined : kind }),
  deletedPages: (query = '', page?: string) => href('/builder/pages/deleted') + toQueryString({ q: query, page }),
  newPage: (from?: string) => href('/builder/pages/new') + toQueryString({ from }),
  page: (pageId: string, blockId?: string) =>
    href('/builder/pages/:pageId', { pageId }) + toQueryString({ block: blockId }),
  copy: () => href('/builder/copy'),
  pageChange: (pageId: string) => href('/builder/pages/:pageId/change', { pageId }),
  presence: (pageId: string) => href('/builder/pages/:pageId/presence', { pageId }),
  version: (pageId: string, version: string) => href('/builder/pages/:pageId/versions/:version', { pageId, version }),
  /** The same page as `version`, for a frame that runs no scripts. */
  versionWithoutScripts: (pageId: string, version: string) =>
    href('/builder/pages/:pageId/versions/:version', { pageId, version }) +
    toQueryString({ [NO_SCRIPTS_PARAM]: 'yes' }),
  pageSettings: (pageId: string) => href('/builder/pages/:pageId/settings', { pageId }),
  pageLanguages: (pageId: string, view: LanguageView = {}) =>
    href('/builder/pages/:pageId/languages', { pageId }) + toQueryString(view),
  versions: (pageId: string, compared: Readonly<Partial<Record<'from' | 'to' | 'page', string>>> = {}) =>
    href('/builder/pages/:pageId/versions', { pageId }) + toQueryString(compared),
  media: ({ query, kind, page }: MediaQuery = {}) => href('/builder/media') + toQueryString({ q: query, kind, page }),
  mediaItem: (item: string, { query, kind, page }: MediaQuery) =>
    href('/builder/media') + toQueryString({ q: query, kind, page, item }),
  site: () => href('/builder/site'),
  siteLanguages: (view: LanguageView = {}) => href('/builder/site/languages') + toQueryString(view),
  theme: () => href('/builder/theme'),
  search: (kind: string, query: string) => href('/builder/search') + toQueryString({ kind, q: query }),
  partNumbers: (partNumbers: readonly string[]) =>
    `${href('/builder/part-numbers')}?${new URLSearchParams({ skus: partNumbers.join(',') }).toString()}`,
  blockData: () => href('/builder/block-data'),
} as const

function toQueryString(values: Readonly<Record<string, string | undefined>>): string {
  const entries = Object.entries(values).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, value]],
  )
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries).toString()}`
}

import type { BlockData } from '../registry/data-requirements.ts'
import type { PageDocument, StoredBlock } from '../render/document.ts'

/** A search result: a product, a category or a link target that a site builder can pick. */
export interface SearchResult {
  /** The value to store: an id for products and categories, a path for link targets. */
  readonly value: string
  readonly name: string
  /** Text that distinguishes it from others of the same name, such as a part number or a path. */
  readonly detail: string
  /** The URL of a thumbnail; empty without one. */
  readonly image: string
}

/** A picture of the media library that a site builder can pick. */
export interface MediaResult {
  readonly contentKey: string
  readonly title: string
  /** Its alternative text; empty when it has not been written yet. */
  readonly alternateText: string
  readonly url: string
  /** In pixels; null for SVGs without a size. */
  readonly width: number | null
  readonly height: number | null
  readonly byteSize: number
}

/** One page of search results, and the total number. */
export interface SearchResultPage<Of> {
  readonly results: readonly Of[]
  readonly total: number
  /**
   * The token for the next page; null on the last one. Omitted where further results can only be reached with a longer
   * query.
   */
  readonly next?: string | null
}

/** Searches by text or id; `after` is the `next` token of the previous page. */
export type Search<Of> = (query: string, signal: AbortSignal, after?: string) => Promise<SearchResultPage<Of>>

/**
 * The services that the editor calls. The messages of rejected promises are shown to the user; calls with a signal may
 * be aborted.
 */
export interface EditorServices {
  /** Loads the data that the blocks of a page require, by block id; null for what could not be loaded. */
  readonly loadBlockData: (
    document: PageDocument,
    signal: AbortSignal,
  ) => Promise<Readonly<Record<string, BlockData | null>>>
  /** Searches products by text or id; all products for an empty query. */
  readonly searchProducts: Search<SearchResult>
  /** Searches categories by text or id. */
  readonly searchCategories: Search<SearchResult>
  /** Searches link targets: pages, categories and products. */
  readonly searchLinkTargets: Search<SearchResult>
  readonly searchMedia: Search<MediaResult>
  /** Searches saved sections by their names. */
  readonly searchSections: Search<SearchResult>
  /** Returns the path of the editor of a saved section. */
  readonly toSectionPath: (sectionId: string) => string
  /**
   * Saves a block, with those inside of it, as a section, and resolves to its id; without it, blocks cannot be saved.
   * Rejects with a message for the user.
   */
  readonly saveSection?: (title: string, block: StoredBlock) => Promise<string>
  /**
   * Uploads a file to the media library; without it, pictures can only be picked. Rejects with a message for the user.
   */
  readonly upload?: (file: File, alternateText: string) => Promise<MediaResult>
}

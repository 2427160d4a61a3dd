import type { BlockData } from '../registry/needs.ts'
import type { PageDocument } from '../render/document.ts'

/** A product, a category or what a link leads to, for a site builder to choose. */
export interface Found {
  /** What is stored: an id for products and categories, a path for what a link leads to. */
  readonly value: string
  readonly name: string
  /** What tells it from others of the same name, such as a part number or a path. */
  readonly detail: string
  /** The address of a small picture of it; empty without one. */
  readonly image: string
}

/** A picture of the media library that a site builder can choose. */
export interface FoundMedia {
  readonly contentKey: string
  readonly title: string
  /** What it says to those who do not see it; empty when nobody has written it yet. */
  readonly alternateText: string
  readonly url: string
  /** In pixels; null for drawings without a size. */
  readonly width: number | null
  readonly height: number | null
  readonly byteSize: number
}

/** Some of what was found, and how many there are in all. */
export interface FoundSome<Of> {
  readonly found: readonly Of[]
  readonly total: number
  /**
   * By what those that follow are asked for; null behind the last one. Without it, those that follow are found by more
   * words only.
   */
  readonly next?: string | null
}

/** Looks for some words, or an id; `after` is the `next` of what was found before. */
export type Search<Of> = (query: string, signal: AbortSignal, after?: string) => Promise<FoundSome<Of>>

/**
 * What the editor asks for from outside. Promises that fail are told to the site builder; what is asked with a signal
 * may be given up.
 */
export interface EditorServices {
  /** Fetches what the blocks of a page need, by block id; null for what could not be had. */
  readonly loadNeeds: (
    document: PageDocument,
    signal: AbortSignal,
  ) => Promise<Readonly<Record<string, BlockData | null>>>
  /** Products for some words, or the one of an id; the whole catalogue for none. */
  readonly searchProducts: Search<Found>
  /** Categories for some words, or the one of an id. */
  readonly searchCategories: Search<Found>
  /** What a link can lead to: pages, categories and products. */
  readonly searchPages: Search<Found>
  readonly searchMedia: Search<FoundMedia>
  /** Puts a file into the media library; without it, pictures are only chosen. Fails with what is to be told. */
  readonly upload?: (file: File, alternateText: string) => Promise<FoundMedia>
}

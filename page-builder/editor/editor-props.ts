import type { ReactNode } from 'react'
import type { Scope } from '../bindings/scope.ts'
import type { PageProblem } from '../checks/problem.ts'
import type { ShopParts } from '../registry/block.tsx'
import type { PageDocument } from '../render/document.ts'
import type { EditorServices } from './services.ts'

/** A block, or a setting of it, that the editor is to open; `count` makes the same one asked for twice count. */
export interface OpenedPlace {
  readonly blockId: string
  /** Such as `slides.0.image`; null for the block. */
  readonly setting: string | null
  readonly count: number
}

/** What the editor of a page is given. */
export interface PageEditorProps {
  /** The page as it is opened; for another one the editor needs another `key`. */
  readonly document: PageDocument
  /** What the page is called, for those who listen. */
  readonly title: string
  readonly services: EditorServices
  /** The shop's own parts of blocks, as for `StoredPageView`. */
  readonly parts: ShopParts
  /** What the page gives to its blocks. */
  readonly scope?: Scope
  /** What is wrong with the page, marked at its blocks and settings. */
  readonly problems?: readonly PageProblem[]
  /** Where to go, such as when a problem has been pressed. */
  readonly opened?: OpenedPlace | null
  /** Hears of every change, undone ones too; not of opening the page. */
  readonly onChange: (document: PageDocument) => void
  readonly onSelect?: (blockId: string | null) => void
  readonly isReadOnly?: boolean
  /**
   * What stands in the place of the list of blocks while it is given, so that the page keeps its room; alone where the
   * parts stand below one another.
   */
  readonly aside?: ReactNode
  /** What stands at the end of the editor's bar, such as the button that publishes. */
  readonly toolbar?: ReactNode
}

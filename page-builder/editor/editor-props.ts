import type { ReactNode } from 'react'
import type { Scope } from '../bindings/scope.ts'
import type { PageProblem } from '../checks/problem.ts'
import type { BlockRenderers } from '../registry/block.tsx'
import type { PageDocument } from '../render/document.ts'
import type { EditorServices } from './services.ts'

/** A request to open a block or one of its settings; `count` distinguishes repeated requests. */
export interface OpenRequest {
  readonly blockId: string
  /** The path of the setting, such as `slides.0.image`; null for the block. */
  readonly setting: string | null
  readonly count: number
}

/** The props of the page editor. */
export interface PageEditorProps {
  /** The initial page; a different page needs a different `key`. */
  readonly document: PageDocument
  /** The title of the page, for screen readers. */
  readonly title: string
  readonly services: EditorServices
  /** The parts of blocks that the shop renders, as for `StoredPageView`. */
  readonly renderers: BlockRenderers
  /** The values that the page provides to its blocks. */
  readonly scope?: Scope
  /** The problems of the page, marked at their blocks and settings. */
  readonly problems?: readonly PageProblem[]
  /** The kinds of blocks that cannot be added; none when omitted. */
  readonly excludedKinds?: ReadonlySet<string> | undefined
  /** The block or setting to open, such as that of a problem the user has pressed. */
  readonly openRequest?: OpenRequest | null
  /** Called on every change, including undo; not when the page is opened. */
  readonly onChange: (document: PageDocument) => void
  readonly onSelect?: (blockId: string | null) => void
  readonly isReadOnly?: boolean
  /**
   * Replaces the list of blocks while it is set, so that the canvas keeps its width; shown alone where the parts are
   * stacked.
   */
  readonly aside?: ReactNode
  /** Content at the end of the editor's bar, such as the publish button. */
  readonly toolbar?: ReactNode
}

import { Suspense, useEffect, useState, type ReactNode } from 'react'
import type { Scope } from '../bindings/scope.ts'
import type { BlockRenderContext, BlockRenderers } from '../registry/block.tsx'
import { findBlockKind } from '../registry/blocks.ts'
import type { BlockData } from '../registry/data-requirements.ts'
import { BlockBoundary } from './block-boundary.tsx'
import { BlockStyles } from './block-styles.tsx'
import type { PageDocument, StoredBlock } from './document.ts'
import { UnknownBlockError } from './unknown-blocks.ts'
import styles from './page.module.css'

/** What is needed to render a page besides its document. */
export interface PageRenderContext {
  /** The data loaded for blocks, by block id. */
  readonly data: Readonly<Record<string, BlockData | null>>
  /** The values that the page provides to its blocks, such as the parameters of its URL. */
  readonly scope: Scope
  readonly renderers: BlockRenderers
  /** Whether the page is open in the editor. */
  readonly isEditing?: boolean
  /**
   * Called with the error, id and type of a block that failed in the browser; on the server, React's own error handler
   * is called.
   */
  readonly onBlockError?: ((error: unknown, block: { readonly id: string; readonly type: string }) => void) | undefined
}

/** Renders a stored page. Blocks of an unknown kind are omitted; a block that fails does not affect the others. */
export function StoredPageView({
  document,
  ...renderContext
}: PageRenderContext & { readonly document: PageDocument }) {
  return (
    <div className={styles.page}>
      <BlockStyles document={document} />
      {renderBlocks(document.content, renderContext)}
    </div>
  )
}

/** Renders blocks of a page without the style sheet, which the caller provides. */
export function PageBlocks({
  blocks,
  renderContext,
}: {
  readonly blocks: readonly StoredBlock[]
  readonly renderContext: PageRenderContext
}) {
  return renderBlocks(blocks, renderContext)
}

function renderBlocks(blocks: readonly StoredBlock[], renderContext: PageRenderContext): ReactNode {
  return blocks.map((stored) => (
    <BlockBoundary
      key={`${stored.type} ${stored.props.id}`}
      onError={(error) => renderContext.onBlockError?.(error, { id: stored.props.id, type: stored.type })}
    >
      <Suspense fallback={null}>
        <BlockView stored={stored} renderContext={renderContext} />
      </Suspense>
    </BlockBoundary>
  ))
}

function BlockView({
  stored,
  renderContext,
}: {
  readonly stored: StoredBlock
  readonly renderContext: PageRenderContext
}) {
  const block = findBlockKind(stored.type)
  // Fixed while the block is mounted: the suspended component must not be replaced by another one when its code has
  // loaded.
  const [View] = useState(() => block?.component() ?? null)
  if (View === null) return <UnknownBlock stored={stored} onError={renderContext.onBlockError} />
  const { data, scope, renderers, isEditing = false } = renderContext
  const blockContext: BlockRenderContext<BlockData> = {
    id: stored.props.id,
    data: data[stored.props.id] ?? null,
    scope,
    renderers,
    isEditing,
    editedSetting: null,
    renderSlot: (blocks, addedScope) =>
      renderBlocks(
        blocks,
        addedScope === undefined ? renderContext : { ...renderContext, scope: { ...scope, ...addedScope } },
      ),
  }
  return <View stored={stored} renderContext={blockContext} />
}

/** Renders nothing and reports the unknown kind of block. */
function UnknownBlock({
  stored: { type, props },
  onError,
}: {
  readonly stored: StoredBlock
  readonly onError: PageRenderContext['onBlockError']
}) {
  useEffect(() => onError?.(new UnknownBlockError(type), { id: props.id, type }), [type, props.id, onError])
  return null
}

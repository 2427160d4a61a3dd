import { Suspense, useEffect, useState, type ReactNode } from 'react'
import type { Scope } from '../bindings/scope.ts'
import type { BlockSurroundings, ShopParts } from '../registry/block.tsx'
import { findBlock } from '../registry/blocks.ts'
import type { BlockData } from '../registry/needs.ts'
import { BlockBoundary } from './block-boundary.tsx'
import { BlockStyles } from './block-styles.tsx'
import type { PageDocument, StoredBlock } from './document.ts'
import { UnknownBlockError } from './unknown-blocks.ts'
import styles from './page.module.css'

/** What a page needs besides its document. */
export interface PageSurroundings {
  /** What was fetched for blocks that need something, by block id. */
  readonly data: Readonly<Record<string, BlockData | null>>
  /** What the page itself gives to its blocks, such as the parts of its address. */
  readonly scope: Scope
  readonly parts: ShopParts
  /** Whether a site builder is at work on the page. */
  readonly isEditing?: boolean
  /** Told of a block that failed in the browser, by its id and type; on the server, React's own handler is told. */
  readonly onBlockError?: ((error: unknown, block: { readonly id: string; readonly type: string }) => void) | undefined
}

/** Shows a stored page. Blocks of an unknown kind are left out; one that fails does not take the others with it. */
export function StoredPageView({ document, ...surroundings }: PageSurroundings & { readonly document: PageDocument }) {
  return (
    <div className={styles.page}>
      <BlockStyles document={document} />
      {renderBlocks(document.content, surroundings)}
    </div>
  )
}

/** Shows blocks of a page without its style sheet, which somebody else has put in place. */
export function PageBlocks({
  blocks,
  surroundings,
}: {
  readonly blocks: readonly StoredBlock[]
  readonly surroundings: PageSurroundings
}) {
  return renderBlocks(blocks, surroundings)
}

function renderBlocks(blocks: readonly StoredBlock[], surroundings: PageSurroundings): ReactNode {
  return blocks.map((stored) => (
    <BlockBoundary
      key={`${stored.type} ${stored.props.id}`}
      onError={(error) => surroundings.onBlockError?.(error, { id: stored.props.id, type: stored.type })}
    >
      <Suspense fallback={null}>
        <BlockView stored={stored} surroundings={surroundings} />
      </Suspense>
    </BlockBoundary>
  ))
}

function BlockView({
  stored,
  surroundings,
}: {
  readonly stored: StoredBlock
  readonly surroundings: PageSurroundings
}) {
  const block = findBlock(stored.type)
  // Kept for as long as the block is shown: the component that waited must not be changed for another once its code has
  // arrived.
  const [View] = useState(() => block?.component() ?? null)
  if (View === null) return <UnknownBlock stored={stored} onError={surroundings.onBlockError} />
  const { data, scope, parts, isEditing = false } = surroundings
  const given: BlockSurroundings<BlockData> = {
    id: stored.props.id,
    data: data[stored.props.id] ?? null,
    scope,
    parts,
    isEditing,
    edited: null,
    renderSlot: (blocks, added) =>
      renderBlocks(blocks, added === undefined ? surroundings : { ...surroundings, scope: { ...scope, ...added } }),
  }
  return <View stored={stored} surroundings={given} />
}

/** Nothing, with a word about it to whoever builds the page. */
function UnknownBlock({
  stored: { type, props },
  onError,
}: {
  readonly stored: StoredBlock
  readonly onError: PageSurroundings['onBlockError']
}) {
  useEffect(() => onError?.(new UnknownBlockError(type), { id: props.id, type }), [type, props.id, onError])
  return null
}

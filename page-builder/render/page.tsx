import type { ReactNode } from 'react'
import type { ProductCardModel } from '@hydrant/design/product-card/product-card.tsx'
import type { BlockData } from '../registry/block.ts'
import { findBlock } from '../registry/blocks.ts'
import { BlockBoundary } from './block-boundary.tsx'
import type { PageDocument, StoredBlock } from './document.ts'
import styles from './page.module.css'

/** What a page needs besides its document. */
export interface PageSurroundings {
  /** What was fetched for blocks that need something, by block id. */
  readonly data: Readonly<Record<string, BlockData | null>>
  readonly renderCardAction: (product: ProductCardModel) => ReactNode
}

/** Shows a stored page. Blocks of an unknown kind are left out; one that fails does not take the others with it. */
export function StoredPageView({ document, ...surroundings }: PageSurroundings & { readonly document: PageDocument }) {
  return <div className={styles.page}>{renderBlocks(document.content, surroundings)}</div>
}

function renderBlocks(blocks: readonly StoredBlock[], surroundings: PageSurroundings): ReactNode {
  return blocks.map((stored) => (
    <BlockBoundary key={stored.props.id}>
      <BlockView stored={stored} surroundings={surroundings} />
    </BlockBoundary>
  ))
}

function BlockView({ stored, surroundings }: { readonly stored: StoredBlock; readonly surroundings: PageSurroundings }) {
  const block = findBlock(stored.type)
  if (block === null) return null
  return block.render(stored, {
    id: stored.props.id,
    data: surroundings.data[stored.props.id] ?? null,
    renderSlot: (blocks) => renderBlocks(blocks, surroundings),
    renderCardAction: surroundings.renderCardAction,
  })
}

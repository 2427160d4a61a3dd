import * as messages from '@hydrant/messages/compiled/page-builder/checks.js'
import { findBlockKind } from '../registry/blocks.ts'
import { flattenBlockTree, listSlotContents, type StoredBlock } from '../render/document.ts'
import { describeFirstMissingSetting } from './check-required.ts'
import type { Problem } from './problem.ts'

/** The blocks that visitors do not see, as far as the stored page alone shows it. */
export interface HiddenBlocks {
  /** The ids of all hidden blocks. */
  readonly ids: ReadonlySet<string>
  /** An error for each product card without a product. */
  readonly problems: readonly Problem[]
}

/** The types of providers that do not render their content while no product or category is chosen. */
const PROVIDERS_HIDING_CONTENT: readonly string[] = ['product-provider', 'category-provider']

/** The data that the ancestors of a block provide to it. */
interface AvailableData {
  readonly hasProduct: boolean
  /** Whether there is a collection whose items a grid, a slider or a repeated item can render. */
  readonly hasCollection: boolean
}

/** Finds the blocks inside providers that lack their product or category, and the product cards without a product. */
export function findHiddenBlocksAndProblems(content: readonly StoredBlock[]): HiddenBlocks {
  const cards = findCardsWithoutProduct(content, { hasProduct: false, hasCollection: false })
  const hiddenChildren = flattenBlockTree(content)
    .filter(isProviderWithoutData)
    .flatMap((storedBlock) => listSlotContents(storedBlock).flatMap(flattenBlockTree))
  return {
    ids: new Set([...cards, ...hiddenChildren].map(({ props }) => props.id)),
    problems: cards.map(({ props }) => ({
      level: 'error',
      blockId: props.id,
      setting: null,
      message: messages.cardWithoutProduct(),
    })),
  }
}

function findCardsWithoutProduct(blocks: readonly StoredBlock[], availableData: AvailableData): readonly StoredBlock[] {
  return blocks.flatMap((storedBlock) => {
    // The missing product or category is reported for the provider itself.
    if (isProviderWithoutData(storedBlock)) return []
    if (storedBlock.type === 'product-card') return availableData.hasProduct ? [] : [storedBlock]
    const dataForChildren = getDataForChildren(storedBlock, availableData)
    return listSlotContents(storedBlock).flatMap((slot) => findCardsWithoutProduct(slot, dataForChildren))
  })
}

function isProviderWithoutData(storedBlock: StoredBlock): boolean {
  return PROVIDERS_HIDING_CONTENT.includes(storedBlock.type) && describeFirstMissingSetting(storedBlock) !== null
}

function getDataForChildren({ type }: StoredBlock, { hasProduct, hasCollection }: AvailableData): AvailableData {
  const provides = findBlockKind(type)?.provides ?? {}
  const isRepeating = 'Item' in provides && hasCollection
  return {
    hasProduct: hasProduct || 'Product' in provides || isRepeating,
    // A block that repeats the items of a collection provides only single items to its children.
    hasCollection: 'Collection' in provides || (hasCollection && !isRepeating),
  }
}

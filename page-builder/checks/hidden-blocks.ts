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
export function findHiddenBlocks(content: readonly StoredBlock[]): HiddenBlocks {
  const cards = findCardsWithoutProduct(content, { hasProduct: false, hasCollection: false })
  const hiddenChildren = flattenBlockTree(content)
    .filter(isProviderWithoutData)
    .flatMap((stored) => listSlotContents(stored).flatMap(flattenBlockTree))
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
  return blocks.flatMap((stored) => {
    // The missing product or category is reported for the provider itself.
    if (isProviderWithoutData(stored)) return []
    if (stored.type === 'product-card') return availableData.hasProduct ? [] : [stored]
    const dataForChildren = getDataForChildren(stored, availableData)
    return listSlotContents(stored).flatMap((slot) => findCardsWithoutProduct(slot, dataForChildren))
  })
}

function isProviderWithoutData(stored: StoredBlock): boolean {
  return PROVIDERS_HIDING_CONTENT.includes(stored.type) && describeFirstMissingSetting(stored) !== null
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

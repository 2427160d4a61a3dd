import * as messages from '@hydrant/messages/compiled/page-builder/checks.js'
import { findBlock } from '../registry/blocks.ts'
import { listBlocks, listSlots, type StoredBlock } from '../render/document.ts'
import { describeFirstMissingSetting } from './check-required.ts'
import type { Problem } from './problem.ts'

/** Blocks that visitors do not see, as far as that can be told of a stored page. */
export interface UnseenBlocks {
  /** The ids of all of them. */
  readonly ids: ReadonlySet<string>
  /** What to do about those that could be seen where they are. */
  readonly problems: readonly Problem[]
}

/** Providers that show what is inside only with the thing that they give. */
const SHOWN_WITH_ITS_THING: readonly string[] = ['product-provider', 'category-provider']

/** What the blocks around one give to it. */
interface Surrounding {
  readonly hasProduct: boolean
  /** Whether there are things that a grid, a slider or a repeated item can show one by one. */
  readonly hasCollection: boolean
}

/** Finds what is inside providers that have nothing to give, and cards without a product. */
export function findUnseenBlocks(content: readonly StoredBlock[]): UnseenBlocks {
  const cards = findCardsWithoutProduct(content, { hasProduct: false, hasCollection: false })
  const inside = listBlocks(content)
    .filter(hidesContent)
    .flatMap((stored) => listSlots(stored).flatMap(listBlocks))
  return {
    ids: new Set([...cards, ...inside].map(({ props }) => props.id)),
    problems: cards.map(({ props }) => ({
      level: 'error',
      blockId: props.id,
      setting: null,
      message: messages.cardWithoutProduct(),
    })),
  }
}

function findCardsWithoutProduct(blocks: readonly StoredBlock[], surrounding: Surrounding): readonly StoredBlock[] {
  return blocks.flatMap((stored) => {
    // What its provider lacks is said of the provider.
    if (hidesContent(stored)) return []
    if (stored.type === 'product-card') return surrounding.hasProduct ? [] : [stored]
    const inside = toSurroundingInside(stored, surrounding)
    return listSlots(stored).flatMap((slot) => findCardsWithoutProduct(slot, inside))
  })
}

function hidesContent(stored: StoredBlock): boolean {
  return SHOWN_WITH_ITS_THING.includes(stored.type) && describeFirstMissingSetting(stored) !== null
}

function toSurroundingInside({ type }: StoredBlock, { hasProduct, hasCollection }: Surrounding): Surrounding {
  const provides = findBlock(type)?.provides ?? {}
  const isRepeating = 'Item' in provides && hasCollection
  return {
    hasProduct: hasProduct || 'Product' in provides || isRepeating,
    // Inside of what repeats them, the things are no collection any more.
    hasCollection: 'Collection' in provides || (hasCollection && !isRepeating),
  }
}

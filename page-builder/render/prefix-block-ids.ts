import { parseBlocks, type StoredBlock } from './document.ts'

/**
 * Returns blocks with ids that begin with a prefix, those in their slots too, as the server does with the blocks of a
 * saved section.
 */
export function prefixBlockIds(blocks: readonly StoredBlock[], prefix: string): readonly StoredBlock[] {
  return blocks.map(({ type, props }) => ({
    type,
    props: {
      ...Object.fromEntries(
        Object.entries(props).map(([name, value]) => {
          const inner = parseBlocks(value)
          return [name, inner.length === 0 ? value : prefixBlockIds(inner, prefix)]
        }),
      ),
      id: prefix + props.id,
    },
  }))
}

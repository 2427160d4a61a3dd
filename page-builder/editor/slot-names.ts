import { findBlock } from '../registry/blocks.ts'

/** The names of the slots of a kind of block, in their order; none for a kind that is not known. */
export function slotNamesOf(type: string): readonly string[] {
  const fields = findBlock(type)?.fields ?? {}
  return Object.keys(fields).filter((name) => fields[name]?.kind === 'slot')
}

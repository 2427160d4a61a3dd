import { findBlockKind } from '../registry/blocks.ts'

/** Lists the names of the slots of a kind of block, in order; none for an unknown kind. */
export function listSlotNames(type: string): readonly string[] {
  const fields = findBlockKind(type)?.fields ?? {}
  return Object.keys(fields).filter((name) => fields[name]?.kind === 'slot')
}

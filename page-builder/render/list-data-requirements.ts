import type { Scope } from '../bindings/scope.ts'
import { findBlockKind } from '../registry/blocks.ts'
import type { DataRequirement } from '../registry/data-requirements.ts'
import { flattenBlockTree, type PageDocument } from './document.ts'

/**
 * Returns the data requirements of a page's blocks, by block id. All of them can be loaded at once: no requirement
 * depends on the data of another.
 */
export function listDataRequirements(document: PageDocument, scope: Scope): ReadonlyMap<string, DataRequirement> {
  const requirements = new Map<string, DataRequirement>()
  for (const stored of flattenBlockTree(document.content)) {
    const requirement = findBlockKind(stored.type)?.toDataRequirement(stored, scope) ?? null
    if (requirement !== null) requirements.set(stored.props.id, requirement)
  }
  return requirements
}

/** Loads the code of every kind of block on a page, so that none of them suspends when it is rendered. */
export async function preloadBlockViews(document: PageDocument): Promise<void> {
  const kinds = new Set(flattenBlockTree(document.content).map((stored) => stored.type))
  await Promise.all(Array.from(kinds, async (type) => findBlockKind(type)?.preload()))
}

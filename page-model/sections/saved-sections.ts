/** The type of the block at whose place a page shows a saved section. */
export const SAVED_SECTION_BLOCK = 'saved-section'

/** A place of a page at which it shows a saved section. */
export interface SectionReference {
  /** The id of the block. */
  readonly blockId: string
  /** Empty while none is chosen. */
  readonly sectionId: string
}

/**
 * Lists the places of a stored page at which it shows saved sections, in no particular order. It does not recurse, so a
 * deep tree cannot overflow the stack.
 */
export function listSectionReferences(document: unknown): readonly SectionReference[] {
  const references: SectionReference[] = []
  const pending: unknown[] = [document]
  while (pending.length > 0) {
    const node = pending.pop()
    if (typeof node !== 'object' || node === null) continue
    const reference = parseSectionReference(node)
    if (reference !== null) references.push(reference)
    else for (const child of listChildren(node)) pending.push(child)
  }
  return references
}

/** Parses a block at whose place a saved section is shown; null for everything else. */
export function parseSectionReference(value: unknown): SectionReference | null {
  if (typeof value !== 'object' || value === null || !('type' in value) || !('props' in value)) return null
  const { type, props } = value
  if (type !== SAVED_SECTION_BLOCK || typeof props !== 'object' || props === null || !('id' in props)) return null
  const sectionId: unknown = 'sectionId' in props ? props.sectionId : undefined
  return { blockId: String(props.id), sectionId: typeof sectionId === 'string' ? sectionId : '' }
}

function listChildren(value: object): readonly unknown[] {
  return Object.values(value)
}

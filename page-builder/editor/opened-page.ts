import { isRecord } from '@hydrant/kernel/json/is-record.ts'
import { findBlockKind } from '../registry/blocks.ts'
import { parseBlocks, type PageDocument, type StoredBlock } from '../render/document.ts'
import { listSlotNames } from './slot-names.ts'

/**
 * A block as the editing library stores it: its slots are lists of blocks, and all other settings are one JSON string
 * that the library does not inspect. As separate props, the library would take settings with the name of a slot for
 * slots, and names with dots for paths.
 */
export interface EditorBlock {
  readonly type: string
  readonly props: EditorBlockProps
}

/** The props of an editor block: its id, its settings as JSON, and its slots by name. */
export type EditorBlockProps = { readonly id: string; readonly settings: string } & Readonly<Record<string, unknown>>

/** A page in the editor, and the conversion back to a stored page. */
export interface OpenedPage {
  readonly content: readonly EditorBlock[]
  /** Returns the document to store: untouched blocks are returned exactly as they were, in their original version. */
  readonly toDocument: (content: readonly EditorBlock[]) => PageDocument
}

/**
 * Opens a stored page for editing. Duplicate ids, and ids that the library cannot handle, are replaced while the page
 * is open.
 */
export function createOpenedPage(document: PageDocument): OpenedPage {
  const origins = new Map<string, Origin>()
  const content = document.content.map((storedBlock) => toEditorBlockAndRecordOrigin(storedBlock, origins))
  return {
    content,
    toDocument: (editedContent) => ({
      ...document,
      content: editedContent.map((block) => restoreStoredBlock(block, origins)),
    }),
  }
}

/** Converts an editor block to a stored block, without comparing it with its original. */
export function toStoredBlock(editorBlock: EditorBlock): StoredBlock {
  return restoreStoredBlock(editorBlock, new Map())
}

/** Parses the settings of an editor block; those of a stored block were upgraded when the page was opened. */
export function parseSettings(editorBlock: EditorBlock): Readonly<Record<string, unknown>> {
  const parsed: unknown = JSON.parse(editorBlock.props.settings)
  return isRecord(parsed) ? parsed : {}
}

/** Serializes a block's settings as JSON, as an `EditorBlock` contains them. */
export function serializeSettings(settings: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(settings)
}

/** Lists the blocks in a slot of an editor block. */
export function listSlotBlocks(editorBlock: EditorBlock, slot: string): readonly EditorBlock[] {
  return parseBlocks(editorBlock.props[slot]).map(toEditorBlock)
}

/** A block as it was when the page was opened. */
interface Origin {
  readonly storedBlock: StoredBlock
  readonly editorBlock: EditorBlock
}

/** Converts a stored block to an editor block, and records the two in `origins`. */
function toEditorBlockAndRecordOrigin(storedBlock: StoredBlock, origins: Map<string, Origin>): EditorBlock {
  const id = createUnusedId(storedBlock.props.id, origins)
  // The id is recorded first, so that no block inside this one gets the same id.
  origins.set(id, { storedBlock, editorBlock: { type: storedBlock.type, props: { id, settings: '' } } })
  const block = findBlockKind(storedBlock.type)
  const currentSettings = block?.upgrade(storedBlock.props) ?? storedBlock.props
  const names = listSlotNames(storedBlock.type)
  const settings = serializeSettings(
    Object.fromEntries(Object.entries(currentSettings).filter(([name]) => name !== 'id' && !names.includes(name))),
  )
  const slots = names.map((name) => {
    const children = parseBlocks(block?.fields[name]?.read(currentSettings[name]))
    return [
      name,
      children.map((child) =>
        toEditorBlockAndRecordOrigin(
          currentSettings[name] === undefined ? prefixIdWithParentId(id, child) : child,
          origins,
        ),
      ),
    ] as const
  })
  const editorBlock = { type: storedBlock.type, props: { ...Object.fromEntries(slots), id, settings } }
  origins.set(id, { storedBlock, editorBlock })
  return editorBlock
}

/** Makes the ids of default content unique: they are the same in every untouched block of a kind. */
function prefixIdWithParentId(parentId: string, child: StoredBlock): StoredBlock {
  return { ...child, props: { ...child.props, id: `${parentId}-${child.props.id}` } }
}

function createUnusedId(id: string, origins: ReadonlyMap<string, Origin>): string {
  const base = /^[\w-]+$/.test(id) && id !== 'root' ? id : 'block'
  if (base === id && !origins.has(id)) return id
  let count = 2
  while (origins.has(`${base}-${count}`)) count += 1
  return `${base}-${count}`
}

/** Converts an editor block to the block to store; what was not edited stays as it was stored. */
function restoreStoredBlock(editorBlock: EditorBlock, origins: ReadonlyMap<string, Origin>): StoredBlock {
  const origin = origins.get(editorBlock.props.id)
  const sameTypeOrigin = origin?.editorBlock.type === editorBlock.type ? origin : undefined
  const hasUnchangedSettings =
    sameTypeOrigin !== undefined && sameTypeOrigin.editorBlock.props.settings === editorBlock.props.settings
  const names = listSlotNames(editorBlock.type)
  const id = sameTypeOrigin?.storedBlock.props.id ?? editorBlock.props.id
  const settings = hasUnchangedSettings
    ? omitNames(sameTypeOrigin.storedBlock.props, names)
    : parseSettings(editorBlock)
  const slots = names.flatMap((name) => {
    const isUntouched =
      sameTypeOrigin !== undefined &&
      sameTypeOrigin.storedBlock.props[name] === undefined &&
      areSameBlocks(listSlotBlocks(editorBlock, name), listSlotBlocks(sameTypeOrigin.editorBlock, name))
    if (isUntouched) return []
    const children = listSlotBlocks(editorBlock, name).map((child) => restoreStoredBlock(child, origins))
    return [[name, children] as const]
  })
  return { type: editorBlock.type, props: { ...settings, ...Object.fromEntries(slots), id } }
}

function omitNames(props: StoredBlock['props'], names: readonly string[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(props).filter(([name]) => !names.includes(name)))
}

function areSameBlocks(blocks: readonly EditorBlock[], otherBlocks: readonly EditorBlock[]): boolean {
  return blocks.length === otherBlocks.length && blocks.every((block, index) => isSameBlock(block, otherBlocks[index]))
}

function isSameBlock(block: EditorBlock, otherBlock: EditorBlock | undefined): boolean {
  if (
    otherBlock === undefined ||
    block.type !== otherBlock.type ||
    block.props.id !== otherBlock.props.id ||
    block.props.settings !== otherBlock.props.settings
  )
    return false
  return listSlotNames(block.type).every((name) =>
    areSameBlocks(listSlotBlocks(block, name), listSlotBlocks(otherBlock, name)),
  )
}

function toEditorBlock({ type, props }: StoredBlock): EditorBlock {
  return { type, props: { ...props, settings: typeof props['settings'] === 'string' ? props['settings'] : '{}' } }
}

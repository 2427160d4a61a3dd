import { createUsePuck, type PuckApi } from '@puckeditor/core'
import { useMemo } from 'react'
import { revealBlock } from './canvas/reveal-block.ts'
import { findPlaced } from './outline/block-places.ts'
import type { HeldBlock } from './opened-page.ts'
import type { Destination } from './outline/plan-move.ts'

/** Reads from the editing library's state; what is selected decides when the component is rendered anew. */
export const useEditor = createUsePuck()

/** The page as it is held now, for what is shown of it. */
export function useContent(): readonly HeldBlock[] {
  const content = useEditor(({ appState }) => appState.data.content)
  return useMemo(() => heldContent(content), [content])
}

/** The page as it is held now. */
export function contentOf({ appState }: Pick<PuckApi, 'appState'>): readonly HeldBlock[] {
  return heldContent(appState.data.content)
}

/** The blocks of the editing library's data; it keeps what it was given, whose types it does not know. */
export function heldContent(content: readonly unknown[]): readonly HeldBlock[] {
  return content.filter(isHeld)
}

/** The id of the block that is chosen; null when none is. */
export function chosenIdOf({ selectedItem }: Pick<PuckApi, 'selectedItem'>): string | null {
  return isHeld(selectedItem) ? selectedItem.props.id : null
}

/** A block by its id. */
export function blockOf({ getItemById }: Pick<PuckApi, 'getItemById'>, id: string): HeldBlock | null {
  const item: unknown = getItemById(id)
  return isHeld(item) ? item : null
}

/** The name of a place of blocks in the library's language. */
export function zoneOf({ parent, slot }: Pick<Destination, 'parent' | 'slot'>): string {
  return parent === null ? 'root:default-zone' : `${parent.props.id}:${slot}`
}

/** Chooses a block, which the canvas then shows, or none. */
export function choose(editor: Pick<PuckApi, 'dispatch' | 'appState'>, id: string | null): void {
  const found = id === null ? null : findPlaced(contentOf(editor), id)
  editor.dispatch({
    type: 'setUi',
    ui: { itemSelector: found === null ? null : { zone: zoneOf(found.place), index: found.place.index } },
  })
  if (found !== null) revealBlock(found.block.props.id)
}

function isHeld(value: unknown): value is HeldBlock {
  if (typeof value !== 'object' || value === null || !('type' in value) || !('props' in value)) return false
  const { type, props } = value
  return (
    typeof type === 'string' &&
    typeof props === 'object' &&
    props !== null &&
    'id' in props &&
    typeof props.id === 'string' &&
    'settings' in props &&
    typeof props.settings === 'string'
  )
}

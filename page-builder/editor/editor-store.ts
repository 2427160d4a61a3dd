import { createUsePuck, type PuckApi } from '@puckeditor/core'
import { useMemo } from 'react'
import { scrollCanvasToBlock } from './canvas/reveal-block.ts'
import { findPlacedBlock } from './outline/block-position.ts'
import type { EditorBlock } from './opened-page.ts'
import type { Destination } from './outline/move-destination.ts'

/** Selects from the editing library's state; the component is rendered again when the selected value changes. */
export const useEditor = createUsePuck()

/** Returns the current blocks of the page and renders again when they change. */
export function useEditorContent(): readonly EditorBlock[] {
  const content = useEditor(({ appState }) => appState.data.content)
  return useMemo(() => filterEditorBlocks(content), [content])
}

/** Returns the current blocks of the page. */
export function getEditorContent({ appState }: Pick<PuckApi, 'appState'>): readonly EditorBlock[] {
  return filterEditorBlocks(appState.data.content)
}

/** Returns the entries of the editing library's untyped data that are blocks. */
export function filterEditorBlocks(content: readonly unknown[]): readonly EditorBlock[] {
  return content.filter(isEditorBlock)
}

/** Returns the id of the selected block; null when none is. */
export function findSelectedBlockId({ selectedItem }: Pick<PuckApi, 'selectedItem'>): string | null {
  return isEditorBlock(selectedItem) ? selectedItem.props.id : null
}

/** Finds a block by its id. */
export function findEditorBlock({ getItemById }: Pick<PuckApi, 'getItemById'>, id: string): EditorBlock | null {
  const item: unknown = getItemById(id)
  return isEditorBlock(item) ? item : null
}

/** Returns Puck's zone name of a slot. */
export function toPuckZone({ parent, slot }: Pick<Destination, 'parent' | 'slot'>): string {
  return parent === null ? 'root:default-zone' : `${parent.props.id}:${slot}`
}

/** Selects a block and scrolls the canvas to it, or clears the selection. */
export function selectAndScrollToBlock(editor: Pick<PuckApi, 'dispatch' | 'appState'>, id: string | null): void {
  const placedBlock = id === null ? null : findPlacedBlock(getEditorContent(editor), id)
  editor.dispatch({
    type: 'setUi',
    ui: {
      itemSelector:
        placedBlock === null ? null : { zone: toPuckZone(placedBlock.position), index: placedBlock.position.index },
    },
  })
  if (placedBlock !== null) scrollCanvasToBlock(placedBlock.block.props.id)
}

function isEditorBlock(value: unknown): value is EditorBlock {
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

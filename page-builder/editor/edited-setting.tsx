import { createContext, type ReactNode, useCallback, useContext, useState } from 'react'
import type { EditedSetting } from '../registry/edited-setting.ts'

/** The setting that is being edited, and its block. */
export interface EditedBlockSetting extends EditedSetting {
  readonly blockId: string
}

const EditedContext = createContext<EditedBlockSetting | null>(null)
const NoteEditedContext = createContext<(setting: EditedBlockSetting) => void>(() => {})

/**
 * Shares which setting is being edited with the canvas. Its children are not rendered again for that: a control that is
 * would lose the change being made.
 */
export function EditedSettingProvider({ children }: { readonly children: ReactNode }) {
  const [editedSetting, setEditedSetting] = useState<EditedBlockSetting | null>(null)
  const noteEdited = useCallback(
    (next: EditedBlockSetting) =>
      setEditedSetting((last) => (last?.blockId === next.blockId && last.path === next.path ? last : next)),
    [],
  )
  return (
    <EditedContext value={editedSetting}>
      <NoteEditedContext value={noteEdited}>{children}</NoteEditedContext>
    </EditedContext>
  )
}

/** Returns the setting of a block that is being edited; null for none. */
export function useEditedSettingOf(blockId: string): EditedSetting | null {
  const editedSetting = useContext(EditedContext)
  return editedSetting?.blockId === blockId ? editedSetting : null
}

/** Returns the function that records the setting the site builder has moved to. */
export function useNoteEdited(): (setting: EditedBlockSetting) => void {
  return useContext(NoteEditedContext)
}

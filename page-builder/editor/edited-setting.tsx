import { createContext, type ReactNode, useCallback, useContext, useState } from 'react'
import type { EditedSetting } from '../registry/edited-setting.ts'

/** A setting that is being edited, and of which block. */
export interface EditedPlace extends EditedSetting {
  readonly blockId: string
}

const EditedContext = createContext<EditedPlace | null>(null)
const NoteContext = createContext<(place: EditedPlace) => void>(() => {})

/**
 * Tells the canvas which setting is being edited. What stands within is not rendered anew for it: an editor that is
 * would lose the change that is just made.
 */
export function EditedSettings({ children }: { readonly children: ReactNode }) {
  const [edited, setEdited] = useState<EditedPlace | null>(null)
  const note = useCallback(
    (next: EditedPlace) =>
      setEdited((last) => (last?.blockId === next.blockId && last.path === next.path ? last : next)),
    [],
  )
  return (
    <EditedContext value={edited}>
      <NoteContext value={note}>{children}</NoteContext>
    </EditedContext>
  )
}

/** The setting of a block that is being edited; null for none of it. */
export function useEditedSettingOf(blockId: string): EditedSetting | null {
  const edited = useContext(EditedContext)
  return edited?.blockId === blockId ? edited : null
}

/** Takes to which setting the site builder turns. */
export function useNoteEdited(): (place: EditedPlace) => void {
  return useContext(NoteContext)
}

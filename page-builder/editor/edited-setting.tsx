import { createContext, type ReactNode, useCallback, useContext, useState } from 'react'
import type { EditedSetting } from '../registry/edited-setting.ts'

/** The setting that is being edited, and its block. */
export interface EditedBlockSetting extends EditedSetting {
  readonly blockId: string
}

const EditedContext = createContext<EditedBlockSetting | null>(null)
const SetEditedSettingContext = createContext<(setting: EditedBlockSetting) => void>(() => {})

/**
 * Tells the canvas which setting is being edited. Its children are not rendered again when this changes, because a
 * control that is rendered again would lose what is being typed.
 */
export function EditedSettingProvider({ children }: { readonly children: ReactNode }) {
  const [editedSetting, setEditedSetting] = useState<EditedBlockSetting | null>(null)
  const updateEditedSetting = useCallback(
    (newSetting: EditedBlockSetting) =>
      setEditedSetting((previousSetting) =>
        previousSetting?.blockId === newSetting.blockId && previousSetting.path === newSetting.path
          ? previousSetting
          : newSetting,
      ),
    [],
  )
  return (
    <EditedContext value={editedSetting}>
      <SetEditedSettingContext value={updateEditedSetting}>{children}</SetEditedSettingContext>
    </EditedContext>
  )
}

/** Returns the setting of a block that is being edited; null for none. */
export function useEditedSettingOfBlock(blockId: string): EditedSetting | null {
  const editedSetting = useContext(EditedContext)
  return editedSetting?.blockId === blockId ? editedSetting : null
}

/** Returns the function that records the setting the site builder has moved to. */
export function useSetEditedSetting(): (setting: EditedBlockSetting) => void {
  return useContext(SetEditedSettingContext)
}

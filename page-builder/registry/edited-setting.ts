/** The setting that a site builder is editing; a new object each time one is selected. */
export interface EditedSetting {
  /** The path of the setting, with the index of a list entry, such as `slides.0.title`. */
  readonly path: string
}

/** Returns the index of the list entry that is being edited, counted from 0; null when none is. */
export function findEditedEntryIndex(listName: string, editedSetting: EditedSetting | null): number | null {
  const [name, index] = editedSetting?.path.split('.') ?? []
  return name === listName && index !== undefined && /^\d+$/.test(index) ? Number(index) : null
}

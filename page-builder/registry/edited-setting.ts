/** The setting of a block that a site builder is at work on; another object each time they turn to one. */
export interface EditedSetting {
  /** Its name, in lists with its place, such as `slides.0.title`. */
  readonly path: string
}

/** The place in a list of the entry that is being edited, counted from 0; null while none of it is. */
export function placeIn(list: string, edited: EditedSetting | null): number | null {
  const [name, place] = edited?.path.split('.') ?? []
  return name === list && place !== undefined && /^\d+$/.test(place) ? Number(place) : null
}

/** The field with a line that was removed, as the JSON of a `RemovedLine`; the form that puts lines back has several. */
export const REMOVED_LINE_FIELD = 'removedLine'

/** Characters of the name of a list. */
export const MAX_LIST_NAME_LENGTH = 80

/** Characters of a note about a line. */
export const MAX_NOTE_LENGTH = 255

/** The id of the form of the selected lines, which the checkboxes of lines belong to. */
export const SELECTION_FORM_ID = 'selected-lines'

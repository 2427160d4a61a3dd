// Compiled by `npm run messages`: change the catalogue, not this file.

export const deleteSharedText = () => "All staff lose it. The records stay."
export const deleteText = () => "The records stay."
export const deleteTitle = (d) => "Delete the view " + d.view + "?"
export const deleteView = () => "Delete"
export const forAllStaff = () => "For all staff"
export const manageViews = () => "Save and change views"
export const missingFields = (d) => "Left out, because these fields do not exist any more or you may not see them: " + d.fields + ". Records that these filters left out are shown."
export const nameOf = (d) => "Name of " + d.view
export const nameOfView = () => "Name of the new view"
export const open = () => "Open the list with this view"
export const openNot = () => "No longer open the list with it"
export const rename = () => "Rename"
export const replace = () => "Update to what the list shows now"
export const saveView = () => "Save as a view"
export const sharedView = (d) => d.name + " (all staff)"

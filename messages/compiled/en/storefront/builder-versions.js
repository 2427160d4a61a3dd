// Compiled by `npm run messages`: change the catalogue, not this file.

export const actions = () => "Actions"
export const anEntry = () => "an entry"
export const blockAdded = (d) => d.block + " was added"
export const blockMoved = (d) => d.block + " was moved"
export const blockRemoved = (d) => d.block + " was removed"
export const compare = () => "Compare"
export const compareWith = () => "with"
export const compareWithDraft = (d) => "Compare version " + d.version + " with the draft"
export const comparison = () => "Comparison"
export const confirmRestore = () => "Restore this version"
export const description = () => "Description"
export const desktop = () => "Desktop"
export const draft = () => "Draft"
export const fromTo = (d) => "From " + d.from + " to " + d.to
export const kept = () => "Kept"
export const live = () => "Live"
export const look = () => "Look"
export const lookAtVersion = (d) => "Look at version " + d.version
export const mobile = () => "Mobile"
export const newestVersions = () => "Newest versions"
export const no = () => "no"
export const noSuchVersion = () => "There is no such version."
export const nothing = () => "nothing"
export const noVersionsYet = () => "No versions yet"
export const olderVersions = () => "Older versions"
export const openTheDraft = () => "Open the draft"
export const page = () => "Page"
export const published = () => "Published"
export const restore = () => "Restore"
export const restored = (d) => "Version " + d.version + " is the draft now. Visitors see it when it is published."
export const restoreEffect = () => "It becomes the draft. What the draft is now is lost unless it was kept as a version; visitors see no difference before it is published."
export const restoreTitle = (d) => "Go back to version " + d.version + "?"
export const restoreVersion = (d) => "Restore version " + d.version
export const same = () => "They are the same."
export const settingChanged = (d) => d.block + " " + d.setting + ": " + d.before + " " + d.after
export const tablet = () => "Tablet"
export const theDraft = () => "the draft"
export const theDraftOption = () => "The draft"
export const theVersion = (d) => "version " + d.version
export const title = () => "Title"
export const version = (d) => "Version " + d.version
export const versionLabel = () => "Version"
export const versionsCaption = () => "Versions, newest first"
export const versionsOf = (d) => "Versions of “" + d.title + "”"
export const whenVersionsAreKept = () => "A version is kept when the page is published, or when you say so in the editor."
export const windowTitle = (d) => d.state + " of " + d.title + " | " + d.shop
export const yes = () => "yes"

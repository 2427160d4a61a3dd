// Compiled by `npm run messages`: change the catalogue, not this file.

export const decidesTheLook = () => "This decides how the block looks, which is the same wherever it stands: it cannot ask for values."
export const known = (d) => "Known are: " + d.names + "."
export const knownThen = (d) => "Known then are: " + d.names + "."
export const noSuchProperty = (d) => "'" + d.name + "' has no '" + d.property + "'. It has: " + d.properties + "."
export const notAName = (d) => "'" + d.path + "' is no name of a value: names are words with points between them."
export const notClosed = () => "This expression is not closed: it ends with }."
export const nothingCalled = (d) => "Nothing is called '" + d.name + "' here. " + d.hint
export const notKnownYet = (d) => "'" + d.name + "' is not known yet when this is fetched. " + d.hint
export const noValues = () => "There is no value that can be filled in here."
export const storedWithSubmissions = () => "This is stored with what visitors send, and taken as it stands here: it cannot ask for values."
export const writeItAs = (d) => "Write it as {!" + d.path + "}."

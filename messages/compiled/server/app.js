// Compiled by `npm run messages`: change the catalogue, not this file.

export const endedTokenSession = () => "The session of this token has ended or never was."
export const formOfAnotherSite = () => "A page of another site may not send this form."
export const notSiteBuilder = () => "Only a signed-in site builder may look at the shop as somebody else."
export const onlyForms = () => "Pages take forms only."
export const remoteUnavailable = () => "The server that keeps this does not answer. Try again later."
export const unknownWebstore = () => "There is no such web store."

// Compiled by `npm run messages`: change the catalogue, not this file.

export const answers = () => "Answers"
export const anything = () => "anything"
export const body = () => "Body"
export const calls = () => "Calls"
export const defaultValue = (d) => "unless given: " + d.value
export const dictionaryOf = (d) => d.type + " of " + d.values + " by key"
export const documentAsOpenApi = () => "This document as OpenAPI 3.1"
export const either = (d) => d.one + " or " + d.other
export const endedTokenSession = () => "The session of this token has ended or never was."
export const field = () => "Field"
export const fields = () => "Fields"
export const formOfAnotherSite = () => "A page of another site may not send this form."
export const headersTooLarge = () => "The headers of the request are too large."
export const listOf = (d) => "list of " + d.type
export const maxItems = (d) => "at most this many: " + d.value
export const maxLength = (d) => "at most this long: " + d.value
export const maximum = (d) => "to " + d.value
export const minItems = (d) => "at least this many: " + d.value
export const minLength = (d) => "at least this long: " + d.value
export const minimum = (d) => "from " + d.value
export const noTunnel = () => "The server opens no tunnels."
export const notSiteBuilder = () => "Only a signed-in site builder may look at the shop as somebody else."
export const onlyForms = () => "Pages take forms only."
export const optional = () => "optional"
export const optionalParameter = (d) => d.location + ", optional"
export const parameterName = () => "Name"
export const parameterValue = () => "Value"
export const parameters = () => "Parameters"
export const pattern = (d) => "matches " + d.value
export const remoteUnavailable = () => "The server that keeps this does not answer. Try again later."
export const requestTimeout = () => "The request did not arrive in time."
export const shapes = () => "Shapes"
export const skipToCalls = () => "Skip to the calls"
export const toTheShop = () => "To the shop"
export const unknownExpectation = () => "The server meets no expectation other than '100-continue'."
export const unknownWebstore = () => "There is no such web store."
export const unreadableRequest = () => "This is no HTTP request that can be read."

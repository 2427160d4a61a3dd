// Compiled by `npm run messages`: change the catalogue, not this file.
export const answers = () => "Antworten"
export const anything = () => "beliebig"
export const body = () => "Inhalt"
export const calls = () => "Aufrufe"
export const defaultValue = (d) => "ohne Angabe: " + d.value
export const dictionaryOf = (d) => d.type + " von " + d.values + " nach Schlüssel"
export const documentAsOpenApi = () => "Dieses Dokument als OpenAPI 3.1"
export const either = (d) => d.one + " oder " + d.other
export const endedTokenSession = () => "Die Sitzung dieses Tokens ist beendet oder hat nie bestanden."
export const field = () => "Feld"
export const fields = () => "Felder"
export const formOfAnotherSite = () => "Eine Seite einer anderen Website darf dieses Formular nicht senden."
export const headersTooLarge = () => "Die Header der Anfrage sind zu groß."
export const listOf = (d) => "Liste von " + d.type
export const maxItems = (d) => "höchstens so viele: " + d.value
export const maxLength = (d) => "höchstens so lang: " + d.value
export const maximum = (d) => "bis " + d.value
export const minItems = (d) => "mindestens so viele: " + d.value
export const minLength = (d) => "mindestens so lang: " + d.value
export const minimum = (d) => "ab " + d.value
export const noTunnel = () => "Der Server öffnet keine Tunnel."
export const notSiteBuilder = () => "Nur angemeldete Nutzer des Seiteneditors dürfen den Shop als jemand anderes ansehen."
export const onlyForms = () => "Seiten nehmen nur Formulare an."
export const optional = () => "optional"
export const optionalParameter = (d) => d.location + ", optional"
export const parameterName = () => "Name"
export const parameterValue = () => "Wert"
export const parameters = () => "Parameter"
export const pattern = (d) => "entspricht " + d.value
export const remoteUnavailable = () => "Der Server, auf dem das liegt, antwortet nicht. Versuchen Sie es später erneut."
export const requestTimeout = () => "Die Anfrage ist nicht rechtzeitig angekommen."
export const shapes = () => "Strukturen"
export const skipToCalls = () => "Zu den Aufrufen springen"
export const toTheShop = () => "Zum Shop"
export const unknownExpectation = () => "Der Server erfüllt keine Erwartung außer '100-continue'."
export const unknownWebstore = () => "Diesen Webshop gibt es nicht."
export const unreadableRequest = () => "Das ist keine lesbare HTTP-Anfrage."

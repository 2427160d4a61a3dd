// Compiled by `npm run messages`: change the catalogue, not this file.
export const formReplaced = () => "Dieses Formular wurde ersetzt, seit Sie die Seite geöffnet haben. Prüfen Sie Ihre Eingaben und senden Sie es noch einmal."
export const malformedDate = () => "'earliestDate' und 'latestDate' müssen Tage oder Zeitpunkte wie 2026-01-31 oder 2026-01-31T08:00:00Z sein."
export const tooManyForms = () => "Von Ihnen kamen innerhalb einer Stunde viele Formulare. Warten Sie eine Weile und senden Sie dieses erneut, oder rufen Sie uns an."
export const unknownForm = () => "Dieses Formular gibt es auf dieser Seite nicht."
export const unknownReference = () => "Unter dieser Referenznummer ist kein Formular eingegangen."
export const unknownSubmission = () => "Unter den eingegangenen Formularen gibt es dieses nicht."

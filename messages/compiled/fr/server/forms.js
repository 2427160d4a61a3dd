// Compiled by `npm run messages`: change the catalogue, not this file.
export const formReplaced = () => "Ce formulaire a été remplacé depuis que vous avez ouvert la page. Vérifiez votre saisie et renvoyez-le."
export const malformedDate = () => "« earliestDate » et « latestDate » doivent être des jours ou des instants, par exemple 2026-01-31 ou 2026-01-31T08:00:00Z."
export const tooManyForms = () => "Vous avez envoyé beaucoup de formulaires en une heure. Attendez un peu avant de renvoyer celui-ci, ou appelez-nous."
export const unknownForm = () => "Ce formulaire n’existe pas sur cette page."
export const unknownReference = () => "Aucun formulaire n’a été reçu sous ce numéro de demande."
export const unknownSubmission = () => "Ce formulaire ne figure pas parmi ceux qui ont été reçus."

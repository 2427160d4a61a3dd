// Compiled by `npm run messages`: change the catalogue, not this file.
export const answers = () => "Réponses"
export const anything = () => "valeur quelconque"
export const body = () => "Corps"
export const calls = () => "Appels"
export const defaultValue = (d) => "par défaut : " + d.value
export const dictionaryOf = (d) => d.type + " de " + d.values + " par clé"
export const documentAsOpenApi = () => "Ce document au format OpenAPI 3.1"
export const either = (d) => d.one + " ou " + d.other
export const endedTokenSession = () => "La session de ce jeton a pris fin ou n’a jamais existé."
export const field = () => "Champ"
export const fields = () => "Champs"
export const formOfAnotherSite = () => "Une page d’un autre site ne peut pas envoyer ce formulaire."
export const headersTooLarge = () => "Les en-têtes de la requête sont trop volumineux."
export const listOf = (d) => "liste de " + d.type
export const maxItems = (d) => "nombre maximal : " + d.value
export const maxLength = (d) => "longueur maximale : " + d.value
export const maximum = (d) => "jusqu’à " + d.value
export const minItems = (d) => "nombre minimal : " + d.value
export const minLength = (d) => "longueur minimale : " + d.value
export const minimum = (d) => "à partir de " + d.value
export const noTunnel = () => "Le serveur n’ouvre pas de tunnel."
export const notSiteBuilder = () => "Seul un utilisateur connecté de l’éditeur du site peut voir la boutique à la place de quelqu’un d’autre."
export const onlyForms = () => "Les pages n’acceptent que des formulaires."
export const optional = () => "facultatif"
export const optionalParameter = (d) => d.location + ", facultatif"
export const parameterName = () => "Nom"
export const parameterValue = () => "Valeur"
export const parameters = () => "Paramètres"
export const pattern = (d) => "correspond à " + d.value
export const remoteUnavailable = () => "Le serveur qui conserve ces données ne répond pas. Réessayez plus tard."
export const requestTimeout = () => "La requête n’est pas arrivée à temps."
export const shapes = () => "Structures"
export const skipToCalls = () => "Aller aux appels"
export const toTheShop = () => "Vers la boutique"
export const unknownExpectation = () => "Le serveur ne satisfait aucune attente autre que « 100-continue »."
export const unknownWebstore = () => "Cette boutique en ligne n’existe pas."
export const unreadableRequest = () => "Ce n’est pas une requête HTTP lisible."

// Compiled by `npm run messages`: change the catalogue, not this file.
export const notSentAfterFailure = () => "Une erreur s’est produite de notre côté. Votre saisie est conservée."
export const notSentForNetwork = () => "La boutique est injoignable. Votre saisie est conservée."
export const outdatedAfterFailure = () => "Une erreur s’est produite de notre côté. Cette page n’est peut-être plus à jour."
export const outdatedForNetwork = () => "La boutique est injoignable. Cette page n’est peut-être plus à jour."
export const tryAgain = () => "Réessayer"
export const unreachable = () => "La boutique est injoignable."

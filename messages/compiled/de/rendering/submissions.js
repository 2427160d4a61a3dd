// Compiled by `npm run messages`: change the catalogue, not this file.
export const notSentAfterFailure = () => "Bei uns ist etwas schiefgegangen. Ihre Eingaben sind noch da."
export const notSentForNetwork = () => "Der Shop war nicht erreichbar. Ihre Eingaben sind noch da."
export const outdatedAfterFailure = () => "Bei uns ist etwas schiefgegangen. Was diese Seite zeigt, ist möglicherweise veraltet."
export const outdatedForNetwork = () => "Der Shop war nicht erreichbar. Was diese Seite zeigt, ist möglicherweise veraltet."
export const tryAgain = () => "Wiederholen"
export const unreachable = () => "Der Shop war nicht erreichbar."

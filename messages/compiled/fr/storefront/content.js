// Compiled by `npm run messages`: change the catalogue, not this file.
export const previewNothingAdded = () => "Ceci est un aperçu : rien n’a été ajouté à un panier."
export const previewNothingSent = () => "Ceci est un aperçu : rien n’a été envoyé."

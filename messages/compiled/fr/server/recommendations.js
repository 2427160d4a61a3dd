// Compiled by `npm run messages`: change the catalogue, not this file.
export const malformedAnchor = () => "Le paramètre de requête « anchorValues » accepte des identifiants de produits ou de catégories."
export const malformedProduct = () => "Identifiant non valide : productId n’est pas un identifiant de produit."
export const noAnchors = () => "Cette recommandation nécessite des produits : nommez-les dans « anchorValues », ou utilisez « anchorFromCurrentCart »."
export const tooManyAnchors = () => "Le paramètre de requête « anchorValues » accepte au maximum 50 identifiants."
export const unknownProduct = () => "Ce produit ne figure pas parmi ceux que vous pouvez voir."

// Compiled by `npm run messages`: change the catalogue, not this file.
export const carousel = () => "carrousel"
export const hiddenSlide = () => "Masquée : les visiteurs ne voient pas cette diapositive."
export const itemsShown = (d) => d.first + "–" + d.last + " sur " + d.count
export const letSlidesChange = () => "Lancer le défilement"
export const namedSlide = (d) => "Diapositive " + d.position + " : " + d.title
export const next = () => "Suivant"
export const nextSlide = () => "Diapositive suivante"
export const page = (d) => "Page " + d.page
export const position = (d) => d.position + " sur " + d.count
export const previous = () => "Précédent"
export const previousSlide = () => "Diapositive précédente"
export const shopNow = () => "Découvrir"
export const slide = () => "diapositive"
export const slideAt = (d) => "Diapositive " + d.position
export const stopSlides = () => "Arrêter le défilement"

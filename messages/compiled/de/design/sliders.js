// Compiled by `npm run messages`: change the catalogue, not this file.
export const carousel = () => "Karussell"
export const hiddenSlide = () => "Ausgeblendet: Besucher sehen dieses Bild nicht."
export const itemsShown = (d) => d.first + "–" + d.last + " von " + d.count
export const letSlidesChange = () => "Bilder wechseln lassen"
export const namedSlide = (d) => "Bild " + d.position + ": " + d.title
export const next = () => "Weiter"
export const nextSlide = () => "Nächstes Bild"
export const page = (d) => "Seite " + d.page
export const position = (d) => d.position + " von " + d.count
export const previous = () => "Zurück"
export const previousSlide = () => "Vorheriges Bild"
export const shopNow = () => "Einkaufen"
export const slide = () => "Bild"
export const slideAt = (d) => "Bild " + d.position
export const stopSlides = () => "Bilder anhalten"

// Compiled by `npm run messages`: change the catalogue, not this file.
export const carousel = () => "carrusel"
export const hiddenSlide = () => "Oculta: los visitantes no ven esta diapositiva."
export const itemsShown = (d) => d.first + "–" + d.last + " de " + d.count
export const letSlidesChange = () => "Reanudar las diapositivas"
export const namedSlide = (d) => "Diapositiva " + d.position + ": " + d.title
export const next = () => "Siguiente"
export const nextSlide = () => "Diapositiva siguiente"
export const page = (d) => "Página " + d.page
export const position = (d) => d.position + " de " + d.count
export const previous = () => "Anterior"
export const previousSlide = () => "Diapositiva anterior"
export const shopNow = () => "Comprar"
export const slide = () => "diapositiva"
export const slideAt = (d) => "Diapositiva " + d.position
export const stopSlides = () => "Detener las diapositivas"

// Compiled by `npm run messages`: change the catalogue, not this file.

export const carousel = () => "carousel"
export const hiddenSlide = () => "Hidden: visitors do not see this slide."
export const itemsShown = (d) => d.first + "–" + d.last + " of " + d.count
export const letSlidesChange = () => "Let the slides change"
export const namedSlide = (d) => "Slide " + d.position + ": " + d.title
export const next = () => "Next"
export const nextSlide = () => "Next slide"
export const page = (d) => "Page " + d.page
export const position = (d) => d.position + " of " + d.count
export const previous = () => "Previous"
export const previousSlide = () => "Previous slide"
export const shopNow = () => "Shop Now"
export const slide = () => "slide"
export const slideAt = (d) => "Slide " + d.position
export const stopSlides = () => "Stop the slides"

// Compiled by `npm run messages`.
import { chooseCatalogue } from '@hydrant/messages/locale.ts'
import * as en from '../en/design/sliders.js'
import * as es from '../es/design/sliders.js'
import * as fr from '../fr/design/sliders.js'
import * as de from '../de/design/sliders.js'
const catalogues = { 'en': en, 'es': es, 'fr': fr, 'de': de }
export const carousel = (values) => chooseCatalogue(catalogues).carousel(values)
export const hiddenSlide = (values) => chooseCatalogue(catalogues).hiddenSlide(values)
export const itemsShown = (values) => chooseCatalogue(catalogues).itemsShown(values)
export const letSlidesChange = (values) => chooseCatalogue(catalogues).letSlidesChange(values)
export const namedSlide = (values) => chooseCatalogue(catalogues).namedSlide(values)
export const next = (values) => chooseCatalogue(catalogues).next(values)
export const nextSlide = (values) => chooseCatalogue(catalogues).nextSlide(values)
export const page = (values) => chooseCatalogue(catalogues).page(values)
export const position = (values) => chooseCatalogue(catalogues).position(values)
export const previous = (values) => chooseCatalogue(catalogues).previous(values)
export const previousSlide = (values) => chooseCatalogue(catalogues).previousSlide(values)
export const shopNow = (values) => chooseCatalogue(catalogues).shopNow(values)
export const slide = (values) => chooseCatalogue(catalogues).slide(values)
export const slideAt = (values) => chooseCatalogue(catalogues).slideAt(values)
export const stopSlides = (values) => chooseCatalogue(catalogues).stopSlides(values)

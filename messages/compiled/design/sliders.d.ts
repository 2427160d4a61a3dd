// Compiled by `npm run messages`: change the catalogue, not this file.
/** carousel */
export declare const carousel: () => string
/** Hidden: visitors do not see this slide. */
export declare const hiddenSlide: () => string
/** {first}–{last} of {count} */
export declare const itemsShown: (values: { readonly first: string; readonly last: string; readonly count: string }) => string
/** Let the slides change */
export declare const letSlidesChange: () => string
/** Slide {position}: {title} */
export declare const namedSlide: (values: { readonly position: string; readonly title: string }) => string
/** Next */
export declare const next: () => string
/** Next slide */
export declare const nextSlide: () => string
/** Page {page} */
export declare const page: (values: { readonly page: string }) => string
/** {position} of {count} */
export declare const position: (values: { readonly position: string; readonly count: string }) => string
/** Previous */
export declare const previous: () => string
/** Previous slide */
export declare const previousSlide: () => string
/** Shop Now */
export declare const shopNow: () => string
/** slide */
export declare const slide: () => string
/** Slide {position} */
export declare const slideAt: (values: { readonly position: string }) => string
/** Stop the slides */
export declare const stopSlides: () => string

// Compiled by `npm run messages`: change the catalogue, not this file.
/** Background */
export declare const background: () => string
/** Colour of the border */
export declare const colourOfTheBorder: () => string
/** Kind of border */
export declare const kindOfBorder: () => string
/** Radius of the corners in pixels */
export declare const radiusOfTheCornersInPixels: () => string
/** Width of the border in pixels */
export declare const widthOfTheBorderInPixels: () => string

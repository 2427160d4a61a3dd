// Compiled by `npm run messages`: change the catalogue, not this file.

export const background = () => "Background"
export const colourOfTheBorder = () => "Colour of the border"
export const kindOfBorder = () => "Kind of border"
export const radiusOfTheCornersInPixels = () => "Radius of the corners in pixels"
export const widthOfTheBorderInPixels = () => "Width of the border in pixels"

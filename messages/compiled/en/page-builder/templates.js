// Compiled by `npm run messages`: change the catalogue, not this file.

export const blank = () => "Blank page"
export const blankDescription = () => "Nothing yet: every block is yours."
export const form = () => "Page with a form"
export const formDescription = () => "A title, a sentence, and a form that reaches you."
export const information = () => "Information page"
export const informationDescription = () => "A title, text with headings, and questions that open their answers."
export const landing = () => "Landing page"
export const landingDescription = () => "A large opening, featured products, three reasons beside each other, and a form."

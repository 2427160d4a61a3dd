// Compiled by `npm run messages`: change the catalogue, not this file.
/** Accent */
export declare const accent: () => string
/** Accent, dark look */
export declare const accentDark: () => string
/** Buttons, badges and lines that draw the eye. */
export declare const accentExplained: () => string
/** Accent, light look */
export declare const accentLight: () => string
/** Accent text */
export declare const accentText: () => string
/** Accent text, dark look */
export declare const accentTextDark: () => string
/** Reduced prices, links that are pointed at, and other text on the ground of the page. */
export declare const accentTextExplained: () => string
/** Accent text, light look */
export declare const accentTextLight: () => string
/** Dark bars */
export declare const bar: () => string
/** Dark bars, dark look */
export declare const barDark: () => string
/** The line at the very top and the footer. Their text is light, so they have to be dark. */
export declare const barExplained: () => string
/** Dark bars, light look */
export declare const barLight: () => string
/** Cart */
export declare const cart: () => string
/** Write a color with six digits, such as #c4161c. */
export declare const colorMalformed: () => string
/** Colors */
export declare const colors: () => string
/** Each color has a value for the light and one for the dark look, of which the visitor’s device chooses one. Visitors who ask their device for more contrast see the design’s own colors. What is wrong or went well keeps colors of its own. */
export declare const colorsExplained: () => string
/** Contrast */
export declare const contrast: () => string
/** Every text and border of the shop that these colors are part of. Text needs 4.5 : 1, borders need 3 : 1 (WCAG AA). */
export declare const contrastExplained: () => string
/** Corners */
export declare const corners: () => string
/** Very round */
export declare const cornersRound: () => string
/** Rounded */
export declare const cornersRounded: () => string
/** Slightly rounded (the design’s own) */
export declare const cornersSlight: () => string
/** Square */
export declare const cornersSquare: () => string
/** Dark */
export declare const darkLook: () => string
/** The design’s own is {color}. */
export declare const designsOwn: (values: { readonly color: string }) => string
/** The draft of the theme is saved. Visitors see it when it is published. */
export declare const draftSaved: () => string
/** How every page of the shop looks. Visitors see nothing of a draft until it is published. The logo is a setting of the store, in the back office. */
export declare const explained: () => string
/** The theme is not saved: some values have to be put right. */
export declare const fieldsWrong: () => string
/** Calm */
export declare const headingsCalm: () => string
/** Headings */
export declare const headingSize: () => string
/** Normal (the design’s own) */
export declare const headingsNormal: () => string
/** Strong */
export declare const headingsStrong: () => string
/** Home page */
export declare const home: () => string
/** {ratio} : 1 */
export declare const inTheTable: (values: { readonly ratio: string }) => string
/** Light */
export declare const lightLook: () => string
/** Category */
export declare const listing: () => string
/** The theme is live. Every page shows it within a second. */
export declare const live: () => string
/** The theme will be live at that time. */
export declare const liveAtThatTime: () => string
/** Look */
export declare const look: () => string
/** The shop has the look of the design. Save a theme first; then it can be published. */
export declare const noThemeYet: () => string
/** The shop has no such page yet. */
export declare const nothingToPreview: () => string
/** The theme is not published: some texts could not be read. */
export declare const notPublished: () => string
/** The theme is not saved */
export declare const notSaved: () => string
/** The shop has the look of the design again. */
export declare const off: () => string
/** Text on the accent */
export declare const onAccent: () => string
/** Text on the accent, dark look */
export declare const onAccentDark: () => string
/** The words of buttons and badges. */
export declare const onAccentExplained: () => string
/** Text on the accent, light look */
export declare const onAccentLight: () => string
/** Open the preview in another tab */
export declare const openInTab: () => string
/** Somebody else has changed the theme */
export declare const otherChangedTheTheme: () => string
/** Page */
export declare const pages: () => string
/** Text or border */
export declare const pair: () => string
/** As the device prefers */
export declare const pickedByDevice: () => string
/** Preview */
export declare const preview: () => string
/** The preview shows what you have entered, also before you save it. */
export declare const previewShows: () => string
/** Product */
export declare const product: () => string
/** Publishing */
export declare const publishing: () => string
/** Save the draft */
export declare const saveTheDraft: () => string
/** Corners and type */
export declare const shapeAndType: () => string
/** Go back to the look of the design */
export declare const takeOff: () => string
/** Go back */
export declare const takeOffConfirm: () => string
/** Every page looks as the design does, at once. The theme and its versions stay here, and it can be published again. */
export declare const takeOffEffect: () => string
/** Go back to the look of the design? */
export declare const takeOffTitle: () => string
/** Large */
export declare const textLarge: () => string
/** Larger */
export declare const textLarger: () => string
/** Normal (the design’s own) */
export declare const textNormal: () => string
/** Size of texts */
export declare const textSize: () => string
/** Small */
export declare const textSmall: () => string
/** Theme */
export declare const theme: () => string
/** Too little */
export declare const tooLittle: () => string
/** Typeface */
export declare const typeface: () => string
/** Archivo (the design’s own, comes with the shop) */
export declare const typefaceArchivo: () => string
/** All but Archivo are fonts that the visitor’s device has already, so they may look a little different on each. */
export declare const typefaceExplained: () => string
/** Geometric: Avenir, Montserrat or alike */
export declare const typefaceGeometric: () => string
/** Plain: Inter, Helvetica or alike */
export declare const typefaceGrotesque: () => string
/** Friendly: Seravek, Ubuntu, Calibri or alike */
export declare const typefaceHumanist: () => string
/** With serifs: Charter, Cambria or alike */
export declare const typefaceSerif: () => string
/** With strong serifs: Rockwell or alike */
export declare const typefaceSlab: () => string
/** That of the device */
export declare const typefaceSystem: () => string
/** This version of the theme is kept. */
export declare const versionKept: () => string
/** Visitors see the look of the design. */
export declare const visitorsSeeDesign: () => string
/** {count, plural, one {This theme cannot be published yet: one pair of colors has too little contrast.} other {This theme cannot be published yet: # pairs of colors have too little contrast.}} */
export declare const weakPairs: (values: { readonly count: number }) => string
/** You have changed the theme in another window */
export declare const youChangedTheTheme: () => string

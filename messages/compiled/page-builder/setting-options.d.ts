// Compiled by `npm run messages`: change the catalogue, not this file.
/** Accent */
export declare const accent: () => string
/** Accent soft */
export declare const accentSoft: () => string
/** Accent strong */
export declare const accentStrong: () => string
/** Accent text */
export declare const accentText: () => string
/** Append */
export declare const append: () => string
/** Ascending */
export declare const ascending: () => string
/** As its kind */
export declare const asItsKind: () => string
/** As usual */
export declare const asUsual: () => string
/** Band */
export declare const band: () => string
/** Bottom */
export declare const bottom: () => string
/** Card */
export declare const card: () => string
/** Center */
export declare const center: () => string
/** Choice */
export declare const choice: () => string
/** Choices */
export declare const choices: () => string
/** Column */
export declare const column: () => string
/** Column reverse */
export declare const columnReverse: () => string
/** Consent */
export declare const consent: () => string
/** Contact */
export declare const contact: () => string
/** Contain */
export declare const contain: () => string
/** Cover */
export declare const cover: () => string
/** Dark */
export declare const dark: () => string
/** Dashed */
export declare const dashed: () => string
/** Date */
export declare const date: () => string
/** Descending */
export declare const descending: () => string
/** Dotted */
export declare const dotted: () => string
/** Double */
export declare const double: () => string
/** Email */
export declare const email: () => string
/** Grid */
export declare const grid: () => string
/** Ground */
export declare const ground: () => string
/** Heading {level} */
export declare const heading: (values: { readonly level: string }) => string
/** Info */
export declare const info: () => string
/** Info soft */
export declare const infoSoft: () => string
/** Ink */
export declare const ink: () => string
/** Ink muted */
export declare const inkMuted: () => string
/** Inverse */
export declare const inverse: () => string
/** Large */
export declare const large: () => string
/** Left */
export declare const left: () => string
/** Light */
export declare const light: () => string
/** Line */
export declare const line: () => string
/** Line strong */
export declare const lineStrong: () => string
/** List */
export declare const list: () => string
/** Long text */
export declare const longText: () => string
/** Medium */
export declare const medium: () => string
/** Membership */
export declare const membership: () => string
/** Newest */
export declare const newest: () => string
/** None */
export declare const none: () => string
/** No repeat */
export declare const noRepeat: () => string
/** Number */
export declare const number: () => string
/** On accent */
export declare const onAccent: () => string
/** On inverse */
export declare const onInverse: () => string
/** Order form */
export declare const orderForm: () => string
/** Paragraph */
export declare const paragraph: () => string
/** Phone */
export declare const phone: () => string
/** Positive */
export declare const positive: () => string
/** Positive soft */
export declare const positiveSoft: () => string
/** Primary */
export declare const primary: () => string
/** Quote */
export declare const quote: () => string
/** Repeat */
export declare const repeat: () => string
/** Repeat x */
export declare const repeatX: () => string
/** Repeat y */
export declare const repeatY: () => string
/** Replace */
export declare const replace: () => string
/** Right */
export declare const right: () => string
/** Row */
export declare const row: () => string
/** Row reverse */
export declare const rowReverse: () => string
/** Secondary */
export declare const secondary: () => string
/** Small */
export declare const small: () => string
/** Solid */
export declare const solid: () => string
/** Stretch */
export declare const stretch: () => string
/** Sunken */
export declare const sunken: () => string
/** Surface */
export declare const surface: () => string
/** Tertiary */
export declare const tertiary: () => string
/** Text */
export declare const text: () => string
/** Tile */
export declare const tile: () => string
/** Top */
export declare const top: () => string
/** Usual */
export declare const usual: () => string
/** Warning */
export declare const warning: () => string
/** Warning soft */
export declare const warningSoft: () => string
/** X large */
export declare const xLarge: () => string
/** Xx small */
export declare const xxSmall: () => string

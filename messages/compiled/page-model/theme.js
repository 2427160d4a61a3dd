// Compiled by `npm run messages`: change the catalogue, not this file.
import { select } from '@messageformat/runtime'
export const accent = () => "Accent"
export const accentOnBars = () => "Accent of dark bars"
export const accentPointedAt = () => "Accent that is pointed at"
export const accentText = () => "Text in the accent"
export const bars = () => "Dark bars"
export const barsPointedAt = () => "Dark bars that are pointed at"
export const border = (d) => "Border of " + d.color
export const errorOnBars = () => "Errors on dark bars"
export const infoOnBars = () => "Notes on dark bars"
export const mutedOnBars = () => "Muted text on dark bars"
export const pageGround = () => "Page"
export const pairIsWeak = (d) => d.pair + ": the contrast is " + d.ratio + " : 1 in the " + select(d.look, { dark: "dark", other: "light" }) + " look, and must be at least " + d.minimum + " : 1."
export const pairOn = (d) => d.front + " on " + d.back
export const positiveOnBars = () => "Success on dark bars"
export const sheet = () => "Sheet"
export const softAccent = () => "Soft accent"
export const sunken = () => "Sunken part"
export const text = () => "Text"
export const textOnAccent = () => "Text on the accent"
export const textOnBars = () => "Text on dark bars"
export const warningOnBars = () => "Warnings on dark bars"

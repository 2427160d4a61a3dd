import { isChoiceName, type Theme } from '@hydrant/page-model/theme/theme.ts'
import * as messages from '@hydrant/messages/compiled/storefront/builder-theme.js'

/** The labels of the parts of a theme. */
export const THEME_LABELS = {
  accentLight: messages.accentLight,
  accentDark: messages.accentDark,
  onAccentLight: messages.onAccentLight,
  onAccentDark: messages.onAccentDark,
  accentTextLight: messages.accentTextLight,
  accentTextDark: messages.accentTextDark,
  barLight: messages.barLight,
  barDark: messages.barDark,
  radius: messages.corners,
  textSize: messages.textSize,
  headingSize: messages.headingSize,
  typeface: messages.typeface,
} as const satisfies Record<keyof Theme, () => string>

/** The labels of the values of each choice of a theme. */
export const THEME_CHOICE_LABELS = {
  radius: {
    square: messages.cornersSquare,
    slight: messages.cornersSlight,
    rounded: messages.cornersRounded,
    round: messages.cornersRound,
  },
  textSize: {
    small: messages.textSmall,
    normal: messages.textNormal,
    large: messages.textLarge,
    larger: messages.textLarger,
  },
  headingSize: {
    calm: messages.headingsCalm,
    normal: messages.headingsNormal,
    strong: messages.headingsStrong,
  },
  typeface: {
    archivo: messages.typefaceArchivo,
    system: messages.typefaceSystem,
    grotesque: messages.typefaceGrotesque,
    humanist: messages.typefaceHumanist,
    geometric: messages.typefaceGeometric,
    serif: messages.typefaceSerif,
    slab: messages.typefaceSlab,
  },
} as const satisfies {
  readonly [Name in 'radius' | 'textSize' | 'headingSize' | 'typeface']: Readonly<Record<Theme[Name], () => string>>
}

/** Describes the value of a part of a theme: a colour as it is, a choice by its label. */
export function describeThemeValue(theme: Theme, name: keyof Theme): string {
  if (!isChoiceName(name)) return theme[name]
  const labels: Readonly<Record<string, () => string>> = THEME_CHOICE_LABELS[name]
  return labels[theme[name]]?.() ?? theme[name]
}

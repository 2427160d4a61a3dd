import { type Theme, THEME_NAMES } from '@hydrant/page-model/theme/theme.ts'
import { describeThemeValue, THEME_LABELS } from './theme-labels.ts'

/** A part in which two themes differ, with its values for people. */
export interface ThemeDifference {
  readonly label: string
  readonly before: string
  readonly after: string
}

/** Lists the parts in which two themes differ. */
export function compareThemes(before: Theme, after: Theme): readonly ThemeDifference[] {
  return THEME_NAMES.filter((name) => before[name] !== after[name]).map((name) => ({
    label: THEME_LABELS[name](),
    before: describeThemeValue(before, name),
    after: describeThemeValue(after, name),
  }))
}

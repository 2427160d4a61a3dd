import * as messages from '@hydrant/messages/compiled/design/consent.js'

/** The categories of cookies that a visitor can choose; essential cookies are always set. */
export const OPTIONAL_CATEGORIES = ['preferences', 'statistics', 'marketing'] as const

/** The optional cookie categories, and whether the visitor consents to each. */
export type CookieChoice = Readonly<Record<(typeof OPTIONAL_CATEGORIES)[number], boolean>>

/** The texts of a cookie category. */
export interface CategoryTexts {
  readonly label: string
  readonly detail: string
}

/** The texts of each cookie category. */
export type CategoryTextsByName = Readonly<Record<'essential' | keyof CookieChoice, CategoryTexts>>

/** Returns the default texts of each cookie category. */
export function getDefaultCategoryTexts(): CategoryTextsByName {
  return {
    essential: { label: messages.essential(), detail: messages.essentialDetail() },
    preferences: { label: messages.preferences(), detail: messages.preferencesDetail() },
    statistics: { label: messages.statistics(), detail: messages.statisticsDetail() },
    marketing: { label: messages.marketing(), detail: messages.marketingDetail() },
  }
}

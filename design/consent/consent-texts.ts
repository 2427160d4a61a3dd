/** The categories of cookies that a visitor can choose; essential cookies are always set. */
export const OPTIONAL_CATEGORIES = ['preferences', 'statistics', 'marketing'] as const

/** The optional cookie categories, and whether the visitor consents to each. */
export type CookieChoice = Readonly<Record<(typeof OPTIONAL_CATEGORIES)[number], boolean>>

/** The texts of a cookie category. */
export interface CategoryTexts {
  readonly label: string
  readonly detail: string
}

/** The default texts of each cookie category. */
export const CATEGORY_TEXTS: Readonly<Record<'essential' | keyof CookieChoice, CategoryTexts>> = {
  essential: {
    label: 'Essential',
    detail: 'Keep you signed in, your cart together and the shop safe. They are always on.',
  },
  preferences: { label: 'Preferences', detail: 'Remember what you chose, such as how lists are shown.' },
  statistics: { label: 'Statistics', detail: 'Tell us which pages are used, so that we can make them better.' },
  marketing: { label: 'Marketing', detail: 'Let us show you offers that fit what you look at.' },
}

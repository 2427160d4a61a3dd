/** The categories of cookies that a visitor can choose; essential ones are always there. */
export const OPTIONAL_CATEGORIES = ['preferences', 'statistics', 'marketing'] as const

/** For which categories of cookies a visitor consents. */
export type CookieChoice = Readonly<Record<(typeof OPTIONAL_CATEGORIES)[number], boolean>>

/** What is said about a category. */
export interface CategoryTexts {
  readonly label: string
  readonly detail: string
}

/** What is said about each category unless told otherwise. */
export const CATEGORY_TEXTS: Readonly<Record<'essential' | keyof CookieChoice, CategoryTexts>> = {
  essential: {
    label: 'Essential',
    detail: 'Keep you signed in, your cart together and the shop safe. They are always on.',
  },
  preferences: { label: 'Preferences', detail: 'Remember what you chose, such as how lists are shown.' },
  statistics: { label: 'Statistics', detail: 'Tell us which pages are used, so that we can make them better.' },
  marketing: { label: 'Marketing', detail: 'Let us show you offers that fit what you look at.' },
}

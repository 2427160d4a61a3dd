import type { ConsentChoices } from '@hydrant/client/consent.ts'
import type { CookieChoice } from '@hydrant/design/consent/consent-texts.ts'

/** The cookie with the visitor's decision about each category. */
export const PREFERENCES_COOKIE = 'CookiePreferences'

/** The cookie that hides the banner: everything was accepted, or the banner was postponed. */
export const ACCEPTED_COOKIE = 'CookieStoreAccepted'

const DAY_SECONDS = 24 * 60 * 60

/** Lifetimes of the consent cookies in seconds. */
export interface ConsentLifetimes {
  readonly accepted: number
  readonly delayed: number
}

/** Lifetime of the preferences cookie in seconds. */
export const PREFERENCES_LIFETIME_SECONDS = 365 * DAY_SECONDS

/** Converts the banner's settings in days to cookie lifetimes. */
export function toConsentLifetimes(
  banner: { readonly cookieExpireDays: number; readonly cookieDelayedDays: number } | undefined,
): ConsentLifetimes {
  return {
    accepted: (banner?.cookieExpireDays ?? 5) * DAY_SECONDS,
    delayed: (banner?.cookieDelayedDays ?? 1) * DAY_SECONDS,
  }
}

const VERSION = 1

/** A visitor's decision as stored in the cookie. */
export interface Preferences extends Required<ConsentChoices> {
  readonly version: typeof VERSION
  /** When they decided, as ISO 8601 in UTC. */
  readonly timestamp: string
  /** Essential cookies cannot be declined. */
  readonly essential: true
}

/** Converts the choices of the cookie manager to preferences with the time of the decision. */
export function toPreferences({ preferences, statistics, marketing }: CookieChoice, now: Date): Preferences {
  return {
    version: VERSION,
    timestamp: now.toISOString(),
    essential: true,
    functional: preferences,
    performance: statistics,
    targeted: marketing,
  }
}

/** Converts preferences to the choices of the cookie manager; all are declined when there are none. */
export function toChoiceOrDeclined(preferences: Preferences | null): CookieChoice {
  return {
    preferences: preferences?.functional ?? false,
    statistics: preferences?.performance ?? false,
    marketing: preferences?.targeted ?? false,
  }
}

/** Parses the preferences cookie: null when it is absent or empty, `unreadable` when it is malformed. */
export function parsePreferencesOrUnreadable(text: string | null): Preferences | null | 'unreadable' {
  if (text === null || text === '') return null
  try {
    const value: unknown = JSON.parse(text)
    return isPreferences(value) ? value : 'unreadable'
  } catch {
    return 'unreadable'
  }
}

/** Parses the preferences cookie; null when it is absent, empty or malformed. */
export function readValidPreferences(text: string | null): Preferences | null {
  const preferences = parsePreferencesOrUnreadable(text)
  return preferences === 'unreadable' ? null : preferences
}

function isPreferences(value: unknown): value is Preferences {
  if (typeof value !== 'object' || value === null) return false
  const flags = ['functional', 'performance', 'targeted'].map((name): unknown => Reflect.get(value, name))
  const timestamp: unknown = Reflect.get(value, 'timestamp')
  const isDated = typeof timestamp === 'string' && !Number.isNaN(Date.parse(timestamp))
  return (
    Reflect.get(value, 'version') === VERSION &&
    Reflect.get(value, 'essential') === true &&
    isDated &&
    flags.every((flag) => typeof flag === 'boolean')
  )
}

import type { ConsentChoices } from '@hydrant/client/consent.ts'
import type { CookieChoice } from '@hydrant/design/consent/consent-texts.ts'

/** Holds what the visitor has decided about each category. */
export const PREFERENCES_COOKIE = 'CookiePreferences'

/** Keeps the banner away: everything was accepted, or the visitor wants to be asked later. */
export const ACCEPTED_COOKIE = 'CookieStoreAccepted'

const DAY = 24 * 60 * 60

/** For how long cookies about consent are kept, in seconds. */
export interface Keeping {
  readonly accepted: number
  readonly delayed: number
}

/** For how long preferences are kept, in seconds. */
export const PREFERENCES_KEPT_FOR = 365 * DAY

/** For how long acceptance, and the wish to be asked later, are kept: as many days as site builders say. */
export function keepingOf(
  banner: { readonly cookieExpireDays: number; readonly cookieDelayedDays: number } | undefined,
): Keeping {
  return { accepted: (banner?.cookieExpireDays ?? 5) * DAY, delayed: (banner?.cookieDelayedDays ?? 1) * DAY }
}

const VERSION = 1

/** What a visitor has decided, as the consent cookie holds it. */
export interface Preferences extends Required<ConsentChoices> {
  readonly version: typeof VERSION
  /** When they decided, as ISO 8601 in UTC. */
  readonly timestamp: string
  /** What the shop cannot do without is not theirs to refuse. */
  readonly essential: true
}

/** Preferences from the choices of the manager page, decided at a moment. */
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

/** The choices of the manager page from preferences; everything is refused while there are none. */
export function toChoice(preferences: Preferences | null): CookieChoice {
  return {
    preferences: preferences?.functional ?? false,
    statistics: preferences?.performance ?? false,
    marketing: preferences?.targeted ?? false,
  }
}

/** What a consent cookie says: preferences, null where it says nothing, or that nobody can read it. */
export function readPreferences(text: string | null): Preferences | null | 'unreadable' {
  if (text === null || text === '') return null
  try {
    const value: unknown = JSON.parse(text)
    return arePreferences(value) ? value : 'unreadable'
  } catch {
    return 'unreadable'
  }
}

/** As `readPreferences`, where what cannot be read counts as not set. */
export function knownPreferences(text: string | null): Preferences | null {
  const read = readPreferences(text)
  return read === 'unreadable' ? null : read
}

function arePreferences(value: unknown): value is Preferences {
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

import type { Preferences } from './preferences.ts'

/** Raised on `window` when the visitor has decided about cookies anew. Its detail is `PreferencesChanged`. */
const PREFERENCES_CHANGED = 'hydrant:preferences-changed'

/** What the event tells. */
export interface PreferencesChanged {
  readonly preferences: Preferences
}

/** Tells everyone on this page what the visitor has decided. */
export function raisePreferencesChanged(detail: PreferencesChanged): void {
  window.dispatchEvent(new CustomEvent<PreferencesChanged>(PREFERENCES_CHANGED, { detail }))
}

/** Hears what the visitor decides, until the function that is answered is called. */
export function onPreferencesChanged(hear: () => void): () => void {
  window.addEventListener(PREFERENCES_CHANGED, hear)
  return () => window.removeEventListener(PREFERENCES_CHANGED, hear)
}

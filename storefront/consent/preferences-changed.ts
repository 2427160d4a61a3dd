import type { Preferences } from './preferences.ts'

/** Dispatched on `window` when the visitor has changed their cookie preferences. Its detail is `PreferencesChanged`. */
const PREFERENCES_CHANGED_EVENT = 'hydrant:preferences-changed'

/** The detail of the event. */
export interface PreferencesChanged {
  readonly preferences: Preferences
}

/** Dispatches the event with the new preferences. */
export function dispatchPreferencesChanged(detail: PreferencesChanged): void {
  window.dispatchEvent(new CustomEvent<PreferencesChanged>(PREFERENCES_CHANGED_EVENT, { detail }))
}

/** Calls `listener` after each change of preferences. Returns a function that unsubscribes. */
export function onPreferencesChanged(listener: () => void): () => void {
  window.addEventListener(PREFERENCES_CHANGED_EVENT, listener)
  return () => window.removeEventListener(PREFERENCES_CHANGED_EVENT, listener)
}

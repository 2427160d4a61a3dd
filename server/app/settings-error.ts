/** Thrown for an invalid setting; the message says which variable it is and which values are valid. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
}

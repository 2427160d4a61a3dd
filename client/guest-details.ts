import { InvalidContextOperationError } from './errors.ts'
import { isBlank, openStoredText, type TextStorage } from './stored-text.ts'

const FIELDS = ['lastName', 'email', 'phoneNumber'] as const

/** How a guest can be reached, as far as they have said. */
export type GuestDetails = { readonly [Field in (typeof FIELDS)[number]]?: string }

/** Keeps what a guest has said about themselves. */
export interface GuestDetailsStore {
  readonly get: () => GuestDetails
  /**
   * Takes the place of what was kept; only texts that are not blank stay. Throws an `InvalidContextOperationError`
   * where nothing can be kept.
   */
  readonly update: (details: { readonly [Field in keyof GuestDetails]: unknown }) => void
}

/**
 * Keeps guest details in the given storage, usually `sessionStorage`; null stands for a server render, which may only
 * read.
 */
export function createGuestDetailsStore(storage: TextStorage | null): GuestDetailsStore {
  const texts =
    storage && FIELDS.map((field) => ({ field, text: openStoredText(storage, `guestUserDetails.${field}`) }))
  return {
    get: () =>
      Object.fromEntries(
        (texts ?? []).flatMap(({ field, text }): [string, string][] => {
          const value = text.read()
          return value === null || isBlank(value) ? [] : [[field, value]]
        }),
      ),
    update(details) {
      if (texts === null) throw new InvalidContextOperationError()
      for (const { field, text } of texts) {
        const value = details[field]
        text.write(typeof value === 'string' ? value : '')
      }
    },
  }
}

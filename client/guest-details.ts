import { InvalidContextOperationError } from './errors.ts'
import { isBlank, createStoredText, type TextStorage } from './stored-text.ts'

const FIELDS = ['lastName', 'email', 'phoneNumber'] as const

/** A guest's contact details, as far as they have entered them. */
export type GuestDetails = { readonly [Field in (typeof FIELDS)[number]]?: string }

/** Stores the contact details of a guest. */
export interface GuestDetailsStore {
  readonly get: () => GuestDetails
  /**
   * Replaces the stored details; values that are blank or no strings are removed. Throws an
   * `InvalidContextOperationError` in a server render.
   */
  readonly update: (details: { readonly [Field in keyof GuestDetails]: unknown }) => void
}

/**
 * Stores guest details in the given storage, usually `sessionStorage`; null stands for a server render, which is
 * read-only.
 */
export function createGuestDetailsStore(storage: TextStorage | null): GuestDetailsStore {
  const storedTexts =
    storage && FIELDS.map((field) => ({ field, text: createStoredText(storage, `guestUserDetails.${field}`) }))
  return {
    get: () =>
      Object.fromEntries(
        (storedTexts ?? []).flatMap(({ field, text }): [string, string][] => {
          const value = text.read()
          return value === null || isBlank(value) ? [] : [[field, value]]
        }),
      ),
    update(details) {
      if (storedTexts === null) throw new InvalidContextOperationError()
      for (const { field, text } of storedTexts) {
        const value = details[field]
        text.write(typeof value === 'string' ? value : '')
      }
    },
  }
}

import type { SentForm } from './failed-submission.ts'

/** What an application does while the browser is offline, besides saying that something could not be sent or reached. */
export interface OfflineHandling {
  /** Opens the copy of a page; returns false when there is none. */
  readonly openCopy: (url: string) => Promise<boolean>
  /** Stores a submitted form, to be sent later; returns false when it is none of those that can wait. */
  readonly storeForm: (sentForm: SentForm) => boolean
}

let handling: OfflineHandling | null = null

/** Sets what to do while the browser is offline; null for nothing. The document says whether there is something. */
export function setOfflineHandling(value: OfflineHandling | null): void {
  handling = value
  document.documentElement.toggleAttribute('data-handles-offline', value !== null)
}

/** Stores a submitted form, to be sent later; returns false when that is not possible. */
export function storeFormIfPossible(sentForm: SentForm): boolean {
  return handling?.storeForm(sentForm) === true
}

/** Opens the copy of a page that cannot be reached; returns false when there is none. */
export async function openCopyIfAny(url: string): Promise<boolean> {
  return (await handling?.openCopy(url)) === true
}

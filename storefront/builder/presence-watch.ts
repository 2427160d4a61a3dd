import { createObservable, type Observable } from '@hydrant/client/observable.ts'
import type { OpenPage, PageEditor } from '@hydrant/contract/admin/page-editors.ts'

/** What the shop says of an open page: how it stands, that it is there no more, or that whoever asks may not know. */
export type PresenceAnswer = OpenPage | 'gone' | 'refused'

/** What is known of the others who have a page open, and of the page. */
export interface PageCompany {
  readonly editors: readonly PageEditor[]
  /** Whether the page has been deleted. */
  readonly isGone: boolean
}

interface Surroundings {
  /** Tells the shop that the page is open here; answers what it says, or null when it says nothing. */
  readonly tellOpen: (signal: AbortSignal) => Promise<PresenceAnswer | null>
  /** Tells it that the page is open here no more. Nobody waits for that. */
  readonly tellClosed: () => void
  /** Does something after some milliseconds, unless the answer is called before. */
  readonly later: (milliseconds: number, task: () => void) => () => void
  /** Hears what the shop says. */
  readonly onTold: (told: OpenPage) => void
}

/**
 * Well within the time for which the shop counts a window that it has heard of; also where browsers make a minute of
 * it, because nobody looks.
 */
const TELL_EVERY_MS = { visible: 15_000, hidden: 30_000 } as const

/** Nobody that is known of. */
export const NO_COMPANY: PageCompany = { editors: [], isGone: false }

const GONE: PageCompany = { editors: [], isGone: true }

/**
 * Who else has a page open in an editor, as far as is known: the shop is told of this one while it is open, and asked,
 * one call at a time.
 */
export class PresenceWatch implements Observable<PageCompany> {
  readonly #surroundings: Surroundings
  readonly #company = createObservable(NO_COMPANY)
  #isOpen = false
  #isVisible = false
  /** Whether there was nothing more to hear when it was last asked; somebody who comes back to the editor asks anew. */
  #isDone = false
  /** Ends the call that is being made. */
  #asking: AbortController | null = null
  #giveUpWaiting: () => void = () => {}

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings
  }

  readonly get = this.#company.get
  readonly subscribe = this.#company.subscribe

  /** The editor is open from now on, in sight or not. */
  readonly open = (isVisible: boolean): void => {
    if (this.#isOpen) return
    this.#isOpen = true
    this.#isVisible = isVisible
    void this.#tell()
  }

  /** The editor has come into sight or gone out of it. */
  readonly look = (isVisible: boolean): void => {
    this.#isVisible = isVisible
    if (!this.#isOpen) return
    if (isVisible) void this.#tell()
    else this.#tellLater()
  }

  /** The editor is open no more. */
  readonly close = (): void => {
    if (!this.#isOpen) return
    this.#isOpen = false
    this.#giveUpWaiting()
    this.#asking?.abort()
    this.#asking = null
    this.#company.set(NO_COMPANY)
    this.#surroundings.tellClosed()
  }

  async #tell(): Promise<void> {
    this.#giveUpWaiting()
    if (this.#asking !== null) return
    const asking = new AbortController()
    this.#asking = asking
    const told = await this.#surroundings.tellOpen(asking.signal).catch(() => null)
    if (this.#asking !== asking) return
    this.#asking = null
    this.#isDone = told === 'gone' || told === 'refused'
    this.#take(told)
    this.#tellLater()
  }

  #take(told: PresenceAnswer | null): void {
    if (told === 'gone') return this.#company.set(GONE)
    if (told !== null && told !== 'refused') {
      this.#company.set(told.editors.length === 0 ? NO_COMPANY : { editors: told.editors, isGone: false })
      return this.#surroundings.onTold(told)
    }
    // Of whom nothing is known, nothing is shown; a page that is gone stays so until the shop says otherwise.
    if (!this.get().isGone) this.#company.set(NO_COMPANY)
  }

  #tellLater(): void {
    this.#giveUpWaiting()
    if (this.#asking !== null || this.#isDone) return
    this.#giveUpWaiting = this.#surroundings.later(
      this.#isVisible ? TELL_EVERY_MS.visible : TELL_EVERY_MS.hidden,
      () => void this.#tell(),
    )
  }
}

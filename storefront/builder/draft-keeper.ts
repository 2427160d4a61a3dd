import type { OpenPage } from '@hydrant/contract/admin/page-editors.ts'
import type { BuilderPageHead } from '@hydrant/contract/admin/pages.ts'
import type { PageChange } from './change-page.ts'
import { type DraftContent, hasContent, type StoredDraft } from './draft-content.ts'
import type { PageConflict } from './page-conflict.ts'

/**
 * How far the draft is kept: as it is, not yet, just now, not at all for a reason, as it is although the page has been
 * changed elsewhere since, or not because it has.
 */
export type Keeping =
  | { readonly name: 'saved' | 'unsaved' | 'saving' }
  | { readonly name: 'failed'; readonly message: string }
  | { readonly name: 'outdated' | 'conflict'; readonly conflict: PageConflict }

/** Whether something would be lost that stands in the editor alone. */
export function hasUnsaved({ name }: Keeping): boolean {
  return name !== 'saved' && name !== 'outdated'
}

/** A draft in an editor. */
export interface DraftState {
  readonly content: DraftContent
  readonly keeping: Keeping
  /** The page as the shop knows it. */
  readonly page: BuilderPageHead
}

interface Surroundings {
  /** Posts a form to the shop; rejects when it cannot be reached. */
  readonly send: (form: FormData) => Promise<PageChange>
  /** Reads the draft as the shop has it; null, or a rejection, when that cannot be read. */
  readonly read: () => Promise<StoredDraft | null>
  /** Does something after some milliseconds, unless the answer is called before. */
  readonly later: (milliseconds: number, task: () => void) => () => void
}

/**
 * How long nothing must have been changed before it is saved, and how long a failed try is behind before the next one.
 */
const SAVE_AFTER_MS = 800
const RETRY_AFTER_MS = 5000

const UNREACHABLE: Keeping = {
  name: 'failed',
  message: 'The shop cannot be reached. What you have changed is kept here and is saved as soon as it can be.',
}

/**
 * Keeps what an editor changes with the shop: soon after each change, one call at a time, never over what somebody else
 * has saved.
 */
export class DraftKeeper {
  readonly #surroundings: Surroundings
  readonly #listeners = new Set<() => void>()
  #state: DraftState
  #kept: DraftContent
  /** What was sent over the revision that is known, without an answer: the shop may have stored any one of it. */
  readonly #unanswered = new Set<DraftContent>()
  /**
   * The call that is being made, of which there is one at a time: each has to say what revision the one before has led
   * to.
   */
  #running: Promise<unknown> | null = null
  #giveUpWaiting: () => void = () => {}

  constructor(page: BuilderPageHead, content: DraftContent, surroundings: Surroundings) {
    this.#surroundings = surroundings
    this.#kept = content
    this.#state = { content, keeping: { name: 'saved' }, page }
  }

  readonly get = (): DraftState => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /**
   * Takes a change, which is saved as soon as there is a pause. While somebody else's change is in the way, it is only
   * remembered.
   */
  readonly change = (part: Partial<DraftContent>): void => {
    const keeping = afterChange(this.#state.keeping)
    this.#set({ content: { ...this.#state.content, ...part }, keeping })
    if (keeping.name !== 'conflict') this.#saveIn(SAVE_AFTER_MS)
  }

  /**
   * Takes in how the page stands at the shop. What was changed elsewhere is a conflict with what is not saved here;
   * with everything saved it is only told.
   */
  readonly hear = async ({ page, isOwnChange }: Pick<OpenPage, 'page' | 'isOwnChange'>): Promise<void> => {
    // A call that is being made may be what has changed the page.
    while (this.#running !== null) await this.#running
    const { page: known, keeping } = this.#state
    if (page.revision < known.revision) return
    const { state, liveVersion, scheduledVersion, scheduledDate, isChangedSincePlanned } = page
    const isNews =
      state !== known.state ||
      liveVersion !== known.liveVersion ||
      scheduledVersion !== known.scheduledVersion ||
      scheduledDate !== known.scheduledDate ||
      isChangedSincePlanned !== known.isChangedSincePlanned
    if (isNews)
      this.#set({ page: { ...known, state, liveVersion, scheduledVersion, scheduledDate, isChangedSincePlanned } })
    if (page.revision === known.revision || keeping.name === 'conflict') return
    this.#giveUpWaiting()
    const conflict = {
      revision: page.revision,
      changedDate: page.changedDate,
      changedBy: page.changedBy ?? '',
      isOwn: isOwnChange,
    }
    if (hasUnsaved(keeping)) await this.#run(() => this.#meet(conflict))
    else this.#set({ keeping: { name: 'outdated', conflict } })
  }

  /** Saves what is not saved yet; answers whether everything is. */
  readonly flush = async (): Promise<boolean> => {
    this.#giveUpWaiting()
    while (this.#running !== null) await this.#running
    if (this.#state.keeping.name === 'conflict') return false
    if (this.#state.content === this.#kept) return true
    return this.#run(() => this.#save())
  }

  /** Has something else done to the page, after saving; what it needs stands in the form's other fields. */
  readonly act = async (fields: Readonly<Record<string, string>>): Promise<PageChange | null> => {
    if (!(await this.flush())) return null
    const { keeping } = this.#state
    if (keeping.name === 'outdated') {
      this.#set({ keeping: { name: 'conflict', conflict: keeping.conflict } })
      return null
    }
    return this.#running === null ? this.#run(() => this.#act(fields)) : this.act(fields)
  }

  /** Saves what is here over what somebody else has saved, because whoever sits here has decided so. */
  readonly takeOver = (): Promise<boolean> => {
    const { keeping, page } = this.#state
    if (keeping.name === 'conflict') {
      this.#unanswered.clear()
      this.#kept = { ...this.#kept }
      this.#set({ keeping: { name: 'unsaved' }, page: { ...page, revision: keeping.conflict.revision } })
    }
    return this.flush()
  }

  /** Lets go of what is not saved, because it is kept elsewhere or no longer wanted. */
  readonly leave = (): void => {
    this.#giveUpWaiting()
    this.#unanswered.clear()
    this.#kept = this.#state.content
    this.#set({ keeping: { name: 'saved' } })
  }

  /** Makes no more calls. */
  readonly close = (): void => this.#giveUpWaiting()

  #saveIn(milliseconds: number): void {
    this.#giveUpWaiting()
    this.#giveUpWaiting = this.#surroundings.later(milliseconds, () => void this.flush())
  }

  #run<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    const running = call().finally(() => (this.#running = null))
    this.#running = running
    return running
  }

  async #act(fields: Readonly<Record<string, string>>): Promise<PageChange | null> {
    const answer = await this.#send(fields).catch(() => null)
    if (answer?.ok === true) this.#set({ page: answer.page })
    if (answer?.ok === false && answer.conflict !== null)
      this.#set({ keeping: { name: 'conflict', conflict: answer.conflict } })
    return answer
  }

  async #save(): Promise<boolean> {
    const { content } = this.#state
    this.#set({ keeping: { name: 'saving' } })
    try {
      const answer = await this.#send({
        intent: 'save',
        title: content.title,
        description: content.description,
        document: JSON.stringify(content.document),
      })
      if (answer.ok) return this.#keep(content, answer.page)
      if (answer.conflict !== null) return await this.#meet(answer.conflict)
      this.#set({ keeping: { name: 'failed', message: answer.message } })
    } catch {
      this.#unanswered.add(content)
      this.#retry()
    }
    return false
  }

  /** Goes on from what the shop has stored; answers whether that is all. */
  #keep(content: DraftContent, page: BuilderPageHead): boolean {
    this.#unanswered.clear()
    this.#kept = content
    const isAll = this.#state.content === content
    this.#set({ page, keeping: { name: isAll ? 'saved' : 'unsaved' } })
    if (!isAll) this.#saveIn(SAVE_AFTER_MS)
    return isAll
  }

  /**
   * Takes in that the page is no longer what something unsaved here began from; answers whether everything is saved.
   * The change may be one from here, whose answer was lost.
   */
  async #meet(conflict: PageConflict): Promise<boolean> {
    const mayBeFromHere =
      conflict.isOwn && conflict.revision === this.#state.page.revision + 1 && this.#unanswered.size > 0
    if (mayBeFromHere) {
      const stored = await this.#surroundings.read().catch(() => null)
      if (stored === null) return this.#retry()
      const sent = [...this.#unanswered].find((content) => hasContent(stored, content))
      if (stored.revision === conflict.revision && sent !== undefined) return this.#keep(sent, stored)
    }
    this.#set({ keeping: { name: 'conflict', conflict } })
    return false
  }

  #retry(): false {
    this.#set({ keeping: UNREACHABLE })
    this.#saveIn(RETRY_AFTER_MS)
    return false
  }

  #send(fields: Readonly<Record<string, string>>): Promise<PageChange> {
    const form = new FormData()
    form.set('revision', String(this.#state.page.revision))
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    return this.#surroundings.send(form)
  }

  #set(part: Partial<DraftState>): void {
    this.#state = { ...this.#state, ...part }
    for (const listener of this.#listeners) listener()
  }
}

/** What is changed after somebody else has changed the page is in conflict with that from the first letter on. */
function afterChange(keeping: Keeping): Keeping {
  switch (keeping.name) {
    case 'conflict':
    case 'saving':
      return keeping
    case 'outdated':
      return { name: 'conflict', conflict: keeping.conflict }
    case 'saved':
    case 'unsaved':
    case 'failed':
      return { name: 'unsaved' }
    default:
      return keeping satisfies never
  }
}

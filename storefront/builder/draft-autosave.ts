import type { OpenPage } from '@hydrant/contract/admin/page-editors.ts'
import type { BuilderPageHead } from '@hydrant/contract/admin/pages.ts'
import * as messages from '@hydrant/messages/compiled/storefront/builder-editor.js'
import type { PageChange } from './change-page.ts'
import { type DraftContent, isSameContent, type StoredDraft } from './draft-content.ts'
import type { PageConflict } from './page-conflict.ts'

/**
 * The save state of a draft: saved, not yet saved, being saved, failed with a reason, without unsaved changes while the
 * page was changed elsewhere (`outdated`), or with unsaved changes while it was changed elsewhere (`conflict`).
 */
export type SaveState =
  | { readonly name: 'saved' | 'unsaved' | 'saving' }
  | { readonly name: 'failed'; readonly message: string }
  | { readonly name: 'outdated' | 'conflict'; readonly conflict: PageConflict }

/** Returns whether leaving the editor would lose changes. */
export function hasUnsavedChanges({ name }: SaveState): boolean {
  return name !== 'saved' && name !== 'outdated'
}

/** A draft in an editor. */
export interface DraftState {
  readonly content: DraftContent
  readonly saveState: SaveState
  /** The page's metadata as last received from the shop. */
  readonly page: BuilderPageHead
}

interface Environment {
  /** Posts a form to the shop; rejects when it cannot be reached. */
  readonly send: (form: FormData) => Promise<PageChange>
  /** Reads the draft as the shop has it; null, or a rejection, when that cannot be read. */
  readonly read: () => Promise<StoredDraft | null>
  /** Runs a task after some milliseconds, unless the returned function is called before. */
  readonly startTimeout: (milliseconds: number, task: () => void) => () => void
}

/** How long to wait after the last change before saving, and after a failure before retrying. */
const SAVE_AFTER_MS = 800
const RETRY_AFTER_MS = 5000

/**
 * Saves the changes of an editor automatically: soon after each change, one request at a time, and never over changes
 * of somebody else.
 */
export class DraftAutosave {
  readonly #environment: Environment
  readonly #listeners = new Set<() => void>()
  #state: DraftState
  #savedContent: DraftContent
  /**
   * Content that was sent for the current revision without receiving a response: the shop may have stored any of it.
   */
  readonly #unconfirmed = new Set<DraftContent>()
  /** The pending request, at most one at a time: each needs the revision that the previous one has produced. */
  #running: Promise<unknown> | null = null
  #cancelWait: () => void = () => {}

  constructor(page: BuilderPageHead, content: DraftContent, environment: Environment) {
    this.#environment = environment
    this.#savedContent = content
    this.#state = { content, saveState: { name: 'saved' }, page }
  }

  readonly get = (): DraftState => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Records a change, which is saved after a delay. During a conflict it is not saved. */
  readonly change = (part: Partial<DraftContent>): void => {
    const saveState = toStateAfterChange(this.#state.saveState)
    this.#setState({ content: { ...this.#state.content, ...part }, saveState })
    if (saveState.name !== 'conflict') this.#scheduleSave(SAVE_AFTER_MS)
  }

  /**
   * Processes a message about the state of the page. A change made elsewhere is a conflict when there are unsaved
   * changes here; otherwise the draft becomes `outdated`.
   */
  readonly receive = async ({ page, isOwnChange }: Pick<OpenPage, 'page' | 'isOwnChange'>): Promise<void> => {
    // The pending request may be the one that has changed the page.
    while (this.#running !== null) await this.#running
    const { page: current, saveState } = this.#state
    if (page.revision < current.revision) return
    const { state, liveVersion, scheduledVersion, scheduledDate, isChangedSincePlanned } = page
    const isPublicationChange =
      state !== current.state ||
      liveVersion !== current.liveVersion ||
      scheduledVersion !== current.scheduledVersion ||
      scheduledDate !== current.scheduledDate ||
      isChangedSincePlanned !== current.isChangedSincePlanned
    if (isPublicationChange)
      this.#setState({
        page: { ...current, state, liveVersion, scheduledVersion, scheduledDate, isChangedSincePlanned },
      })
    if (page.revision === current.revision || saveState.name === 'conflict') return
    this.#cancelWait()
    const conflict = {
      revision: page.revision,
      changedDate: page.changedDate,
      changedBy: page.changedBy ?? '',
      isOwn: isOwnChange,
    }
    if (hasUnsavedChanges(saveState)) await this.#trackRequest(() => this.#handleConflict(conflict))
    else this.#setState({ saveState: { name: 'outdated', conflict } })
  }

  /** Saves unsaved changes; returns whether everything is saved. */
  readonly flush = async (): Promise<boolean> => {
    this.#cancelWait()
    while (this.#running !== null) await this.#running
    if (this.#state.saveState.name === 'conflict') return false
    if (this.#state.content === this.#savedContent) return true
    return this.#trackRequest(() => this.#save())
  }

  /**
   * Saves the draft and then performs another action on the page, with the fields as its parameters. Returns null when
   * the draft could not be saved, is in conflict, or the shop cannot be reached.
   */
  readonly saveThenPerform = async (fields: Readonly<Record<string, string>>): Promise<PageChange | null> => {
    if (!(await this.flush())) return null
    const { saveState } = this.#state
    if (saveState.name === 'outdated') {
      this.#setState({ saveState: { name: 'conflict', conflict: saveState.conflict } })
      return null
    }
    return this.#running === null ? this.#trackRequest(() => this.#performAction(fields)) : this.saveThenPerform(fields)
  }

  /** Saves the content of this editor over the changes of somebody else, after the user has decided so. */
  readonly overwrite = (): Promise<boolean> => {
    const { saveState, page } = this.#state
    if (saveState.name === 'conflict') {
      this.#unconfirmed.clear()
      this.#savedContent = { ...this.#savedContent }
      this.#setState({ saveState: { name: 'unsaved' }, page: { ...page, revision: saveState.conflict.revision } })
    }
    return this.flush()
  }

  /** Treats the content as saved without sending it: it was saved as a copy, or the page is about to be reloaded. */
  readonly markAsSaved = (): void => {
    this.#cancelWait()
    this.#unconfirmed.clear()
    this.#savedContent = this.#state.content
    this.#setState({ saveState: { name: 'saved' } })
  }

  /** Stops scheduled requests. */
  readonly close = (): void => this.#cancelWait()

  #scheduleSave(milliseconds: number): void {
    this.#cancelWait()
    this.#cancelWait = this.#environment.startTimeout(milliseconds, () => void this.flush())
  }

  /** Starts a request and stores it as the pending one until it ends. */
  #trackRequest<Returned>(call: () => Promise<Returned>): Promise<Returned> {
    const running = call().finally(() => (this.#running = null))
    this.#running = running
    return running
  }

  async #performAction(fields: Readonly<Record<string, string>>): Promise<PageChange | null> {
    const result = await this.#send(fields).catch(() => null)
    if (result?.ok === true) this.#setState({ page: result.page })
    if (result?.ok === false && result.conflict !== null)
      this.#setState({ saveState: { name: 'conflict', conflict: result.conflict } })
    return result
  }

  async #save(): Promise<boolean> {
    const { content } = this.#state
    this.#setState({ saveState: { name: 'saving' } })
    try {
      const result = await this.#send({
        intent: 'save',
        title: content.title,
        description: content.description,
        document: JSON.stringify(content.document),
      })
      if (result.ok) return this.#recordSavedContent(content, result.page)
      if (result.conflict !== null) return await this.#handleConflict(result.conflict)
      this.#setState({ saveState: { name: 'failed', message: result.message } })
    } catch {
      this.#unconfirmed.add(content)
      this.#scheduleRetry()
    }
    return false
  }

  /** Records which content the shop has stored and schedules saving later changes; returns whether there are none. */
  #recordSavedContent(content: DraftContent, page: BuilderPageHead): boolean {
    this.#unconfirmed.clear()
    this.#savedContent = content
    const isEverythingSaved = this.#state.content === content
    this.#setState({ page, saveState: { name: isEverythingSaved ? 'saved' : 'unsaved' } })
    if (!isEverythingSaved) this.#scheduleSave(SAVE_AFTER_MS)
    return isEverythingSaved
  }

  /**
   * Handles a newer revision of the page in the shop; returns whether everything is saved. When it is this editor's own
   * save whose response was lost, the content counts as saved; otherwise the save state becomes `conflict`.
   */
  async #handleConflict(conflict: PageConflict): Promise<boolean> {
    const mayBeOwnSave =
      conflict.isOwn && conflict.revision === this.#state.page.revision + 1 && this.#unconfirmed.size > 0
    if (mayBeOwnSave) {
      const stored = await this.#environment.read().catch(() => null)
      if (stored === null) return this.#scheduleRetry()
      const sent = [...this.#unconfirmed].find((content) => isSameContent(stored, content))
      if (stored.revision === conflict.revision && sent !== undefined) return this.#recordSavedContent(sent, stored)
    }
    this.#setState({ saveState: { name: 'conflict', conflict } })
    return false
  }

  #scheduleRetry(): false {
    this.#setState({ saveState: { name: 'failed', message: messages.savedOnceReachable() } })
    this.#scheduleSave(RETRY_AFTER_MS)
    return false
  }

  #send(fields: Readonly<Record<string, string>>): Promise<PageChange> {
    const form = new FormData()
    form.set('revision', String(this.#state.page.revision))
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    return this.#environment.send(form)
  }

  #setState(part: Partial<DraftState>): void {
    this.#state = { ...this.#state, ...part }
    for (const listener of this.#listeners) listener()
  }
}

/** Returns the save state after a change in the editor: changing an outdated draft is at once a conflict. */
function toStateAfterChange(saveState: SaveState): SaveState {
  switch (saveState.name) {
    case 'conflict':
    case 'saving':
      return saveState
    case 'outdated':
      return { name: 'conflict', conflict: saveState.conflict }
    case 'saved':
    case 'unsaved':
    case 'failed':
      return { name: 'unsaved' }
    default:
      return saveState satisfies never
  }
}

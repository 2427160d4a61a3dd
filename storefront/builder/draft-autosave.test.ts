import { describe, expect, test } from 'vitest'
import type { BuilderPageHead } from '@hydrant/contract/admin/pages.ts'
import { readTextField } from '../session/form-text.ts'
import type { PageChange } from './change-page.ts'
import { DraftAutosave, hasUnsavedChanges } from './draft-autosave.ts'
import type { PageConflict } from './page-conflict.ts'

const page: BuilderPageHead = {
  kind: 'page',
  slot: null,
  pageId: 'p1',
  path: '/offers',
  title: 'Offers',
  description: '',
  isHome: false,
  state: 'draft',
  liveVersion: null,
  scheduledVersion: null,
  scheduledDate: null,
  isChangedSincePlanned: false,
  changedDate: '2026-01-01T00:00:00.000Z',
  changedBy: null,
  revision: 4,
  wasPublished: false,
  basedOnVersion: null,
}
const content = { title: 'Offers', description: '', document: { root: {}, content: [] } }

/** A conflict with a change of the page by somebody else. */
const remoteConflict = (revision: number): PageConflict => ({
  revision,
  changedDate: '2026-01-01T10:00:00.000Z',
  changedBy: 'Iris Novak',
  isOwn: false,
})

/** The presence message about the page after such a change. */
const pageUpdate = (revision: number, part: Partial<BuilderPageHead> = {}) => ({
  page: {
    ...page,
    title: 'Theirs',
    revision,
    changedDate: '2026-01-01T10:00:00.000Z',
    changedBy: 'Iris Novak',
    ...part,
  },
  isOwnChange: false,
})

/** A fake shop with one page, and a clock that stands still until the test advances it. */
function setUp() {
  const shop = {
    revision: 4,
    isOwn: false,
    title: 'Offers',
    isReachable: true,
    losesResponses: false,
    isReadable: true,
    document: JSON.stringify(content.document),
    calls: [] as string[],
    meanwhile: async () => {},
  }
  let waiting: (() => void) | null = null
  const send = async (form: FormData): Promise<PageChange> => {
    shop.calls.push(readTextField(form, 'intent'))
    await shop.meanwhile()
    if (!shop.isReachable) throw new TypeError('Failed to fetch')
    const sentRevision = Number(form.get('revision'))
    if (sentRevision !== shop.revision)
      return {
        ok: false,
        status: 409,
        code: 'CONFLICT',
        message: 'Somebody was faster.',
        conflict: { ...remoteConflict(shop.revision), isOwn: shop.isOwn },
        problems: [],
      }
    shop.revision += 1
    shop.title = readTextField(form, 'title') || shop.title
    shop.document = readTextField(form, 'document') || shop.document
    if (shop.losesResponses) throw new TypeError('Failed to fetch')
    return { ok: true, page: { ...page, title: shop.title, revision: shop.revision }, message: 'Saved' }
  }
  const read = async () => {
    shop.calls.push('read')
    if (!shop.isReadable) throw new TypeError('Failed to fetch')
    // The shop stores names in an order of its own.
    const document: unknown = JSON.parse(shop.document, (_, part: unknown) =>
      typeof part === 'object' && part !== null && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).toReversed())
        : part,
    )
    return { ...page, title: shop.title, revision: shop.revision, document }
  }
  const startTimeout = (_: number, task: () => void) => {
    waiting = task
    return () => (waiting = null)
  }
  const autosave = new DraftAutosave(page, content, { send, read, startTimeout })
  const advance = async () => {
    const task = waiting
    waiting = null
    task?.()
    await autosave.flush()
  }
  return { shop, autosave, goOn: advance, isWaiting: () => waiting !== null }
}

describe('what is changed in the editor', () => {
  test('is saved once there is a pause, all of it in one call [BLK-10]', async () => {
    const { shop, autosave, goOn: advance } = setUp()
    autosave.change({ title: 'O' })
    autosave.change({ title: 'Off' })
    expect([autosave.get().saveState.name, shop.calls]).toEqual(['unsaved', []])
    await advance()
    expect([autosave.get().saveState.name, shop.calls, shop.title, autosave.get().page.revision]).toEqual([
      'saved',
      ['save'],
      'Off',
      5,
    ])
  })

  test('while a save is running is saved afterwards, with the returned revision [BLK-10]', async () => {
    const { shop, autosave, goOn: advance, isWaiting } = setUp()
    autosave.change({ title: 'One' })
    const saving = autosave.flush()
    autosave.change({ title: 'Two' })
    expect(await saving).toBe(false)
    expect([shop.title, isWaiting()]).toEqual(['One', true])
    await advance()
    expect([shop.title, autosave.get().saveState.name, shop.revision]).toEqual(['Two', 'saved', 6])
  })

  test('without a connection is reported as failed, and saved when there is one again [BLK-10]', async () => {
    const { shop, autosave, goOn: advance, isWaiting } = setUp()
    shop.isReachable = false
    autosave.change({ title: 'Offline' })
    await advance()
    expect([autosave.get().saveState.name, autosave.get().content.title, isWaiting()]).toEqual([
      'failed',
      'Offline',
      true,
    ])
    shop.isReachable = true
    await advance()
    expect([autosave.get().saveState.name, shop.title]).toEqual(['saved', 'Offline'])
  })

  test('never overwrites a concurrent change until the user decides so [BLK-10]', async () => {
    const { shop, autosave, goOn: advance } = setUp()
    shop.revision = 9
    shop.title = 'Theirs'
    autosave.change({ title: 'Mine' })
    await advance()
    expect(autosave.get().saveState).toEqual({ name: 'conflict', conflict: remoteConflict(9) })
    autosave.change({ title: 'Mine, more' })
    await advance()
    expect([shop.title, shop.calls, autosave.get().saveState.name]).toEqual(['Theirs', ['save'], 'conflict'])
    expect(await autosave.saveThenPerform({ intent: 'publish' })).toBe(null)
    expect(await autosave.overwrite()).toBe(true)
    expect([shop.title, autosave.get().saveState.name]).toEqual(['Mine, more', 'saved'])
  })

  test('while the page is being published is saved afterwards without a conflict [BLK-10]', async () => {
    const { shop, autosave, goOn: advance } = setUp()
    const saved: Promise<void>[] = []
    shop.meanwhile = async () => {
      shop.meanwhile = async () => {}
      await Promise.resolve()
      autosave.change({ title: 'Next' })
      saved.push(advance())
    }
    expect((await autosave.saveThenPerform({ intent: 'publish' }))?.ok).toBe(true)
    await Promise.all(saved)
    expect([shop.calls, shop.title, autosave.get().saveState.name, autosave.get().page.revision]).toEqual([
      ['publish', 'save'],
      'Next',
      'saved',
      6,
    ])
  })

  test('causes no conflict when several actions run at once [BLK-10]', async () => {
    const { shop, autosave } = setUp()
    const results = await Promise.all([
      autosave.saveThenPerform({ intent: 'publish' }),
      autosave.saveThenPerform({ intent: 'keep' }),
      autosave.saveThenPerform({ intent: 'unpublish' }),
    ])
    expect(results.map((result) => result?.ok)).toEqual([true, true, true])
    expect([shop.revision, autosave.get().page.revision]).toEqual([7, 7])
  })

  test('is saved before any other action on the page [BLK-10]', async () => {
    const { shop, autosave } = setUp()
    autosave.change({ title: 'Ready' })
    const result = await autosave.saveThenPerform({ intent: 'publish' })
    expect([result?.ok, shop.calls, autosave.get().page.revision]).toEqual([true, ['save', 'publish'], 6])
  })
})

describe('a message from the shop about the open page', () => {
  test('marks a saved draft as outdated, and the next change is a conflict from its first letter on [BLK-10]', async () => {
    const { shop, autosave, goOn: advance, isWaiting } = setUp()
    shop.revision = 6
    await autosave.receive(pageUpdate(6))
    expect(autosave.get()).toMatchObject({
      saveState: { name: 'outdated', conflict: remoteConflict(6) },
      content: { title: 'Offers' },
      page: { revision: 4 },
    })
    expect([hasUnsavedChanges(autosave.get().saveState), await autosave.flush()]).toEqual([false, true])
    await autosave.receive(pageUpdate(7, { changedBy: null }))
    expect(autosave.get().saveState).toEqual({ name: 'outdated', conflict: { ...remoteConflict(7), changedBy: '' } })
    autosave.change({ title: 'Mine' })
    expect([autosave.get().saveState.name, hasUnsavedChanges(autosave.get().saveState), isWaiting()]).toEqual([
      'conflict',
      true,
      false,
    ])
    await advance()
    expect(shop.calls).toEqual([])
  })

  test('prevents any other action on the page as a conflict [BLK-10]', async () => {
    const { shop, autosave } = setUp()
    await autosave.receive(pageUpdate(5))
    expect(await autosave.saveThenPerform({ intent: 'publish' })).toBe(null)
    expect([autosave.get().saveState, shop.calls]).toEqual([{ name: 'conflict', conflict: remoteConflict(5) }, []])
  })

  test('is a conflict at once with unsaved changes, and stops saving them [BLK-10]', async () => {
    const { shop, autosave, goOn: advance, isWaiting } = setUp()
    autosave.change({ title: 'Mine' })
    await autosave.receive(pageUpdate(5))
    expect(autosave.get()).toMatchObject({
      saveState: { name: 'conflict', conflict: remoteConflict(5) },
      content: { title: 'Mine' },
    })
    expect(isWaiting()).toBe(false)
    await advance()
    expect(shop.calls).toEqual([])
    shop.revision = 5
    expect(await autosave.overwrite()).toBe(true)
    expect([shop.title, autosave.get().page.revision]).toEqual(['Mine', 6])
  })

  test('is also a conflict with changes that could not be saved without a connection [BLK-10]', async () => {
    const { shop, autosave, goOn: advance, isWaiting } = setUp()
    shop.isReachable = false
    autosave.change({ title: 'Offline' })
    await advance()
    await autosave.receive(pageUpdate(5))
    expect([autosave.get().saveState.name, isWaiting()]).toEqual(['conflict', false])
  })

  test('is no conflict when it reports the save that is running [BLK-10]', async () => {
    const { shop, autosave } = setUp()
    const receipts: Promise<void>[] = []
    // The shop has stored the change and publishes it before its response arrives.
    shop.meanwhile = async () => {
      await Promise.resolve()
      receipts.push(autosave.receive(pageUpdate(5)))
    }
    autosave.change({ title: 'Mine' })
    await autosave.flush()
    await Promise.all(receipts)
    expect(autosave.get()).toMatchObject({
      saveState: { name: 'saved' },
      page: { revision: 5 },
      content: { title: 'Mine' },
    })
  })

  test('is ignored when it is older than the current revision [BLK-10]', async () => {
    const { autosave } = setUp()
    const before = autosave.get()
    await autosave.receive(pageUpdate(3, { state: 'live' }))
    expect(autosave.get()).toBe(before)
  })

  test('updates the publication state, such as after a scheduled publication, and nothing else [BLK-10]', async () => {
    const { autosave } = setUp()
    await autosave.receive(pageUpdate(4, { state: 'live', liveVersion: 2 }))
    expect(autosave.get()).toMatchObject({
      saveState: { name: 'saved' },
      page: { state: 'live', liveVersion: 2, title: 'Offers', revision: 4 },
    })
    const before = autosave.get()
    await autosave.receive(pageUpdate(4, { state: 'live', liveVersion: 2 }))
    expect(autosave.get()).toBe(before)
    await autosave.receive(pageUpdate(5, { state: 'changed', liveVersion: 2 }))
    expect(autosave.get()).toMatchObject({
      saveState: { name: 'outdated' },
      page: { state: 'changed', title: 'Offers', revision: 4 },
    })
  })

  test('does not change an undecided conflict: later changes are detected when it is decided [BLK-10]', async () => {
    const { shop, autosave } = setUp()
    autosave.change({ title: 'Mine' })
    await autosave.receive(pageUpdate(5))
    await autosave.receive(pageUpdate(8))
    expect(autosave.get().saveState).toEqual({ name: 'conflict', conflict: remoteConflict(5) })
    shop.revision = 8
    shop.title = 'Theirs'
    expect(await autosave.overwrite()).toBe(false)
    expect([autosave.get().saveState, shop.title]).toEqual([
      { name: 'conflict', conflict: remoteConflict(8) },
      'Theirs',
    ])
  })

  test('distinguishes the user’s other window from somebody else [BLK-10]', async () => {
    const { autosave } = setUp()
    await autosave.receive({ ...pageUpdate(5), isOwnChange: true })
    expect(autosave.get().saveState).toMatchObject({ name: 'outdated', conflict: { isOwn: true } })
  })
})

describe('a save whose response was lost', () => {
  /** Saves a change whose response is lost. */
  async function loseResponse() {
    const title = 'Mine'
    const opened = setUp()
    opened.shop.isOwn = true
    opened.shop.losesResponses = true
    opened.autosave.change({
      title,
      document: { root: {}, content: [{ type: 'Text', props: { id: 'one', words: title } }] },
    })
    await opened.autosave.flush()
    opened.shop.losesResponses = false
    expect([opened.autosave.get().saveState.name, opened.shop.title, opened.shop.revision]).toEqual([
      'failed',
      title,
      5,
    ])
    return opened
  }
  const ownUpdate = (revision: number) => ({ ...pageUpdate(revision), isOwnChange: true })

  test('is recognised in a message from the shop, and is no conflict [BLK-10]', async () => {
    const { shop, autosave, isWaiting } = await loseResponse()
    await autosave.receive(ownUpdate(5))
    expect(autosave.get()).toMatchObject({
      saveState: { name: 'saved' },
      page: { revision: 5, title: 'Mine' },
      content: { title: 'Mine' },
    })
    expect([shop.calls, isWaiting(), await autosave.flush()]).toEqual([['save', 'read'], false, true])
  })

  test('is also recognised after failed retries, and later changes are saved [BLK-10]', async () => {
    const { shop, autosave, goOn: advance } = await loseResponse()
    shop.isReachable = false
    autosave.change({ title: 'Offline' })
    await advance()
    shop.isReachable = true
    await autosave.receive(ownUpdate(5))
    expect(autosave.get()).toMatchObject({
      saveState: { name: 'unsaved' },
      page: { revision: 5 },
      content: { title: 'Offline' },
    })
    await advance()
    expect([shop.title, shop.revision, autosave.get().saveState.name]).toEqual(['Offline', 6, 'saved'])
  })

  test('stays unresolved while the draft cannot be read, and is recognised on retry [BLK-10]', async () => {
    const { shop, autosave, goOn: advance, isWaiting } = await loseResponse()
    shop.isReadable = false
    await autosave.receive(ownUpdate(5))
    expect([autosave.get().saveState.name, isWaiting()]).toEqual(['failed', true])
    shop.isReadable = true
    await advance()
    expect([autosave.get().saveState.name, shop.revision]).toEqual(['saved', 5])
  })

  test.each([
    ['one’s own other window has changed the page', 5, { title: 'Other window' }],
    ['the page has been changed twice', 6, {}],
    ['blocks differ', 5, { document: '{"root":{},"content":[{"type":"Text","props":{"id":"one"}}]}' }],
    ['somebody else has, the same way', 5, { isOwn: false }],
  ])('is not assumed when %s: that is a conflict [BLK-10]', async (_, revision, stored) => {
    const { shop, autosave } = await loseResponse()
    Object.assign(shop, { revision, ...stored })
    await autosave.receive({ ...pageUpdate(revision), isOwnChange: shop.isOwn })
    expect(autosave.get()).toMatchObject({
      saveState: { name: 'conflict', conflict: { revision, isOwn: shop.isOwn } },
      content: { title: 'Mine' },
      page: { revision: 4 },
    })
  })

  test('is discarded once the user has decided the conflict [BLK-10]', async () => {
    const { shop, autosave, goOn: advance } = await loseResponse()
    Object.assign(shop, { title: 'Other window' })
    await advance()
    expect(autosave.get().saveState.name).toBe('conflict')
    expect(await autosave.overwrite()).toBe(true)
    expect([shop.title, shop.revision]).toEqual(['Mine', 6])
    shop.revision = 7
    shop.title = 'Mine'
    autosave.change({ title: 'Next' })
    await advance()
    expect([autosave.get().saveState.name, shop.calls.filter((call) => call === 'read').length]).toEqual([
      'conflict',
      1,
    ])
  })
})

import { describe, expect, test } from 'vitest'
import type { BuilderPageHead } from '@hydrant/contract/admin/pages.ts'
import { textOf } from '../session/form-text.ts'
import type { PageChange } from './change-page.ts'
import { DraftKeeper, hasUnsaved } from './draft-keeper.ts'
import type { PageConflict } from './page-conflict.ts'

const page: BuilderPageHead = {
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

/** A change of the page by somebody else. */
const theirs = (revision: number): PageConflict => ({
  revision,
  changedDate: '2026-01-01T10:00:00.000Z',
  changedBy: 'Iris Novak',
  isOwn: false,
})

/** What the shop says of the page after such a change. */
const news = (revision: number, part: Partial<BuilderPageHead> = {}) => ({
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

/** A shop that keeps one page, and a clock that stands until it is told to go on. */
function open() {
  const shop = {
    revision: 4,
    isOwn: false,
    title: 'Offers',
    isReachable: true,
    losesAnswers: false,
    isReadable: true,
    document: JSON.stringify(content.document),
    calls: [] as string[],
    meanwhile: async () => {},
  }
  let waiting: (() => void) | null = null
  const send = async (form: FormData): Promise<PageChange> => {
    shop.calls.push(textOf(form, 'intent'))
    await shop.meanwhile()
    if (!shop.isReachable) throw new TypeError('Failed to fetch')
    const seen = Number(form.get('revision'))
    if (seen !== shop.revision)
      return {
        ok: false,
        status: 409,
        code: 'CONFLICT',
        message: 'Somebody was faster.',
        conflict: { ...theirs(shop.revision), isOwn: shop.isOwn },
        problems: [],
      }
    shop.revision += 1
    shop.title = textOf(form, 'title') || shop.title
    shop.document = textOf(form, 'document') || shop.document
    if (shop.losesAnswers) throw new TypeError('Failed to fetch')
    return { ok: true, page: { ...page, title: shop.title, revision: shop.revision }, told: 'Saved' }
  }
  const read = async () => {
    shop.calls.push('read')
    if (!shop.isReadable) throw new TypeError('Failed to fetch')
    // It keeps names in an order of its own.
    const document: unknown = JSON.parse(shop.document, (_, part: unknown) =>
      typeof part === 'object' && part !== null && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).toReversed())
        : part,
    )
    return { ...page, title: shop.title, revision: shop.revision, document }
  }
  const later = (_: number, task: () => void) => {
    waiting = task
    return () => (waiting = null)
  }
  const keeper = new DraftKeeper(page, content, { send, read, later })
  const goOn = async () => {
    const task = waiting
    waiting = null
    task?.()
    await keeper.flush()
  }
  return { shop, keeper, goOn, isWaiting: () => waiting !== null }
}

describe('what is changed in the editor', () => {
  test('is saved once there is a pause, all of it in one call [BLK-10]', async () => {
    const { shop, keeper, goOn } = open()
    keeper.change({ title: 'O' })
    keeper.change({ title: 'Off' })
    expect([keeper.get().keeping.name, shop.calls]).toEqual(['unsaved', []])
    await goOn()
    expect([keeper.get().keeping.name, shop.calls, shop.title, keeper.get().page.revision]).toEqual([
      'saved',
      ['save'],
      'Off',
      5,
    ])
  })

  test('while it is being saved is saved afterwards, with the revision that was answered [BLK-10]', async () => {
    const { shop, keeper, goOn, isWaiting } = open()
    keeper.change({ title: 'One' })
    const saving = keeper.flush()
    keeper.change({ title: 'Two' })
    expect(await saving).toBe(false)
    expect([shop.title, isWaiting()]).toEqual(['One', true])
    await goOn()
    expect([shop.title, keeper.get().keeping.name, shop.revision]).toEqual(['Two', 'saved', 6])
  })

  test('without a connection stays, is told, and is saved when there is one again [BLK-10]', async () => {
    const { shop, keeper, goOn, isWaiting } = open()
    shop.isReachable = false
    keeper.change({ title: 'Offline' })
    await goOn()
    expect([keeper.get().keeping.name, keeper.get().content.title, isWaiting()]).toEqual(['failed', 'Offline', true])
    shop.isReachable = true
    await goOn()
    expect([keeper.get().keeping.name, shop.title]).toEqual(['saved', 'Offline'])
  })

  test('never goes over what somebody else has saved meanwhile, until that is decided [BLK-10]', async () => {
    const { shop, keeper, goOn } = open()
    shop.revision = 9
    shop.title = 'Theirs'
    keeper.change({ title: 'Mine' })
    await goOn()
    expect(keeper.get().keeping).toEqual({ name: 'conflict', conflict: theirs(9) })
    keeper.change({ title: 'Mine, more' })
    await goOn()
    expect([shop.title, shop.calls, keeper.get().keeping.name]).toEqual(['Theirs', ['save'], 'conflict'])
    expect(await keeper.act({ intent: 'publish' })).toBe(null)
    expect(await keeper.takeOver()).toBe(true)
    expect([shop.title, keeper.get().keeping.name]).toEqual(['Mine, more', 'saved'])
  })

  test('while the page is being published is saved afterwards, and meets no conflict with that [BLK-10]', async () => {
    const { shop, keeper, goOn } = open()
    const saved: Promise<void>[] = []
    shop.meanwhile = async () => {
      shop.meanwhile = async () => {}
      await Promise.resolve()
      keeper.change({ title: 'Next' })
      saved.push(goOn())
    }
    expect((await keeper.act({ intent: 'publish' }))?.ok).toBe(true)
    await Promise.all(saved)
    expect([shop.calls, shop.title, keeper.get().keeping.name, keeper.get().page.revision]).toEqual([
      ['publish', 'save'],
      'Next',
      'saved',
      6,
    ])
  })

  test('meets no conflict with itself when much is done to the page at once [BLK-10]', async () => {
    const { shop, keeper } = open()
    const answers = await Promise.all([
      keeper.act({ intent: 'publish' }),
      keeper.act({ intent: 'keep' }),
      keeper.act({ intent: 'unpublish' }),
    ])
    expect(answers.map((answer) => answer?.ok)).toEqual([true, true, true])
    expect([shop.revision, keeper.get().page.revision]).toEqual([7, 7])
  })

  test('is saved before anything else is done to the page [BLK-10]', async () => {
    const { shop, keeper } = open()
    keeper.change({ title: 'Ready' })
    const answer = await keeper.act({ intent: 'publish' })
    expect([answer?.ok, shop.calls, keeper.get().page.revision]).toEqual([true, ['save', 'publish'], 6])
  })
})

describe('what the shop says of the page while it is open', () => {
  test('is told when everything here is saved, and nothing is written over it: the next change is in conflict from its first letter on [BLK-10]', async () => {
    const { shop, keeper, goOn, isWaiting } = open()
    shop.revision = 6
    await keeper.hear(news(6))
    expect(keeper.get()).toMatchObject({
      keeping: { name: 'outdated', conflict: theirs(6) },
      content: { title: 'Offers' },
      page: { revision: 4 },
    })
    expect([hasUnsaved(keeper.get().keeping), await keeper.flush()]).toEqual([false, true])
    await keeper.hear(news(7, { changedBy: null }))
    expect(keeper.get().keeping).toEqual({ name: 'outdated', conflict: { ...theirs(7), changedBy: '' } })
    keeper.change({ title: 'Mine' })
    expect([keeper.get().keeping.name, hasUnsaved(keeper.get().keeping), isWaiting()]).toEqual([
      'conflict',
      true,
      false,
    ])
    await goOn()
    expect(shop.calls).toEqual([])
  })

  test('is in conflict with whatever else is done to the page, which is not tried [BLK-10]', async () => {
    const { shop, keeper } = open()
    await keeper.hear(news(5))
    expect(await keeper.act({ intent: 'publish' })).toBe(null)
    expect([keeper.get().keeping, shop.calls]).toEqual([{ name: 'conflict', conflict: theirs(5) }, []])
  })

  test('is a conflict at once when something here is not saved, and that is not tried any more [BLK-10]', async () => {
    const { shop, keeper, goOn, isWaiting } = open()
    keeper.change({ title: 'Mine' })
    await keeper.hear(news(5))
    expect(keeper.get()).toMatchObject({
      keeping: { name: 'conflict', conflict: theirs(5) },
      content: { title: 'Mine' },
    })
    expect(isWaiting()).toBe(false)
    await goOn()
    expect(shop.calls).toEqual([])
    shop.revision = 5
    expect(await keeper.takeOver()).toBe(true)
    expect([shop.title, keeper.get().page.revision]).toEqual(['Mine', 6])
  })

  test('is a conflict also when what is not saved here could not be, for want of a connection [BLK-10]', async () => {
    const { shop, keeper, goOn, isWaiting } = open()
    shop.isReachable = false
    keeper.change({ title: 'Offline' })
    await goOn()
    await keeper.hear(news(5))
    expect([keeper.get().keeping.name, isWaiting()]).toEqual(['conflict', false])
  })

  test('is not somebody else’s change when it is what is being saved just now [BLK-10]', async () => {
    const { shop, keeper } = open()
    const heard: Promise<void>[] = []
    // The shop has stored it and says so to who asks, before its answer has arrived.
    shop.meanwhile = async () => {
      await Promise.resolve()
      heard.push(keeper.hear(news(5)))
    }
    keeper.change({ title: 'Mine' })
    await keeper.flush()
    await Promise.all(heard)
    expect(keeper.get()).toMatchObject({
      keeping: { name: 'saved' },
      page: { revision: 5 },
      content: { title: 'Mine' },
    })
  })

  test('and is older than what is known here is no news [BLK-10]', async () => {
    const { keeper } = open()
    const before = keeper.get()
    await keeper.hear(news(3, { state: 'live' }))
    expect(keeper.get()).toBe(before)
  })

  test('makes its state follow, such as when a planned publication has come true, and nothing else of it [BLK-10]', async () => {
    const { keeper } = open()
    await keeper.hear(news(4, { state: 'live', liveVersion: 2 }))
    expect(keeper.get()).toMatchObject({
      keeping: { name: 'saved' },
      page: { state: 'live', liveVersion: 2, title: 'Offers', revision: 4 },
    })
    const before = keeper.get()
    await keeper.hear(news(4, { state: 'live', liveVersion: 2 }))
    expect(keeper.get()).toBe(before)
    await keeper.hear(news(5, { state: 'changed', liveVersion: 2 }))
    expect(keeper.get()).toMatchObject({
      keeping: { name: 'outdated' },
      page: { state: 'changed', title: 'Offers', revision: 4 },
    })
  })

  test('changes nothing about a conflict that waits to be decided: what came after that is met when it is [BLK-10]', async () => {
    const { shop, keeper } = open()
    keeper.change({ title: 'Mine' })
    await keeper.hear(news(5))
    await keeper.hear(news(8))
    expect(keeper.get().keeping).toEqual({ name: 'conflict', conflict: theirs(5) })
    shop.revision = 8
    shop.title = 'Theirs'
    expect(await keeper.takeOver()).toBe(false)
    expect([keeper.get().keeping, shop.title]).toEqual([{ name: 'conflict', conflict: theirs(8) }, 'Theirs'])
  })

  test('knows one’s own other window from somebody else [BLK-10]', async () => {
    const { keeper } = open()
    await keeper.hear({ ...news(5), isOwnChange: true })
    expect(keeper.get().keeping).toMatchObject({ name: 'outdated', conflict: { isOwn: true } })
  })
})

describe('a save whose answer was lost', () => {
  /** What is written here is stored, and the answer does not arrive. */
  async function lose() {
    const title = 'Mine'
    const opened = open()
    opened.shop.isOwn = true
    opened.shop.losesAnswers = true
    opened.keeper.change({
      title,
      document: { root: {}, content: [{ type: 'Text', props: { id: 'one', words: title } }] },
    })
    await opened.keeper.flush()
    opened.shop.losesAnswers = false
    expect([opened.keeper.get().keeping.name, opened.shop.title, opened.shop.revision]).toEqual(['failed', title, 5])
    return opened
  }
  const ownNews = (revision: number) => ({ ...news(revision), isOwnChange: true })

  test('is recognised when the shop tells of it, and is no conflict [BLK-10]', async () => {
    const { shop, keeper, isWaiting } = await lose()
    await keeper.hear(ownNews(5))
    expect(keeper.get()).toMatchObject({
      keeping: { name: 'saved' },
      page: { revision: 5, title: 'Mine' },
      content: { title: 'Mine' },
    })
    expect([shop.calls, isWaiting(), await keeper.flush()]).toEqual([['save', 'read'], false, true])
  })

  test('is recognised also when later tries did not get there, and what came after it is saved [BLK-10]', async () => {
    const { shop, keeper, goOn } = await lose()
    shop.isReachable = false
    keeper.change({ title: 'Offline' })
    await goOn()
    shop.isReachable = true
    await keeper.hear(ownNews(5))
    expect(keeper.get()).toMatchObject({
      keeping: { name: 'unsaved' },
      page: { revision: 5 },
      content: { title: 'Offline' },
    })
    await goOn()
    expect([shop.title, shop.revision, keeper.get().keeping.name]).toEqual(['Offline', 6, 'saved'])
  })

  test('is waited for while the shop cannot be asked, and recognised when it is tried again [BLK-10]', async () => {
    const { shop, keeper, goOn, isWaiting } = await lose()
    shop.isReadable = false
    await keeper.hear(ownNews(5))
    expect([keeper.get().keeping.name, isWaiting()]).toEqual(['failed', true])
    shop.isReadable = true
    await goOn()
    expect([keeper.get().keeping.name, shop.revision]).toEqual(['saved', 5])
  })

  test.each([
    ['one’s own other window has changed the page', 5, { title: 'Other window' }],
    ['the page has been changed twice', 6, {}],
    ['blocks differ', 5, { document: '{"root":{},"content":[{"type":"Text","props":{"id":"one"}}]}' }],
    ['somebody else has, the same way', 5, { isOwn: false }],
  ])('is not assumed when %s: that is a conflict [BLK-10]', async (_, revision, stored) => {
    const { shop, keeper } = await lose()
    Object.assign(shop, { revision, ...stored })
    await keeper.hear({ ...news(revision), isOwnChange: shop.isOwn })
    expect(keeper.get()).toMatchObject({
      keeping: { name: 'conflict', conflict: { revision, isOwn: shop.isOwn } },
      content: { title: 'Mine' },
      page: { revision: 4 },
    })
  })

  test('is forgotten once it is decided what counts [BLK-10]', async () => {
    const { shop, keeper, goOn } = await lose()
    Object.assign(shop, { title: 'Other window' })
    await goOn()
    expect(keeper.get().keeping.name).toBe('conflict')
    expect(await keeper.takeOver()).toBe(true)
    expect([shop.title, shop.revision]).toEqual(['Mine', 6])
    shop.revision = 7
    shop.title = 'Mine'
    keeper.change({ title: 'Next' })
    await goOn()
    expect([keeper.get().keeping.name, shop.calls.filter((call) => call === 'read').length]).toEqual(['conflict', 1])
  })
})

import { expect, test } from 'vitest'
import {
  describeChange,
  getDeletionDialogTexts,
  describeOtherEditors,
  describeNow,
  suggestPath,
  describePageState,
} from './page-texts.ts'

test.each([
  ['Spring offers!', '/spring-offers'],
  ['  Pompes à incendie — 2027 ', '/pompes-a-incendie-2027'],
  ['½ price', '/1-2-price'],
  ['消防', ''],
  ['', ''],
])('the title %j suggests the path %j [BLK-10]', (title, path) => {
  expect(suggestPath(title)).toBe(path)
})

const PLANNED = '2027-01-02T10:00:00.000Z'

test('a long title suggests a path of valid length [BLK-10]', () => {
  expect(suggestPath('word '.repeat(60))).toMatch(/^\/[a-z-]{1,79}[a-z]$/)
})

test.each([
  [{ state: 'live', liveVersion: 2, scheduledDate: null }, false, /^Live$/],
  [{ state: 'scheduled', liveVersion: 2, scheduledDate: PLANNED }, false, /^Live, next at .*2027.*UTC$/],
  [{ state: 'scheduled', liveVersion: 2, scheduledDate: PLANNED }, true, /^Live, next at .*2027.*UTC, changed since$/],
  [{ state: 'scheduled', liveVersion: null, scheduledDate: PLANNED }, false, /^Scheduled for .*2027.*UTC$/],
  [{ state: 'scheduled', liveVersion: null, scheduledDate: PLANNED }, true, /^Scheduled for .*UTC, changed since$/],
] as const)(
  'how the page %j stands is told, changed since it was planned: %j [BLK-10]',
  (page, changed, expectedText) => {
    expect(describePageState({ ...page, isChangedSincePlanned: changed }, 'UTC')).toMatch(expectedText)
  },
)

const ada = { name: 'Ada Byron', isOwn: false }
const me = { name: 'Iris Novak', isOwn: true }

test.each([
  [[], ''],
  [[ada], 'Ada Byron has this page open, too.'],
  [[me], 'You have this page open in another window, too.'],
  [[ada, { name: 'Bo Lind', isOwn: false }], 'Ada Byron and Bo Lind have this page open, too.'],
  [
    [ada, { name: 'Bo Lind', isOwn: false }, { name: 'Cy Young', isOwn: false }],
    'Ada Byron, Bo Lind, and Cy Young have this page open, too.',
  ],
  [[me, ada], 'Ada Byron has this page open, too. You have this page open in another window, too.'],
  [[{ name: 'Iris Novak', isOwn: false }], 'Iris Novak has this page open, too.'],
  [[{ name: '', isOwn: false }], 'Somebody has this page open, too.'],
])('describes who else has a page open: %j [BLK-10]', (editors, expectedText) => {
  expect(describeOtherEditors(editors)).toBe(expectedText)
})

const change = { revision: 2, changedDate: '2027-01-02T10:00:00.000Z', changedBy: 'Ada Byron', isOwn: false }

test.each([
  [change, 'Ada Byron changed this page on Jan 2, 2027, 10:00 AM UTC.'],
  [{ ...change, isOwn: true }, 'You changed this page in another window on Jan 2, 2027, 10:00 AM UTC.'],
  [{ ...change, changedBy: '' }, 'A program changed this page on Jan 2, 2027, 10:00 AM UTC.'],
])('describes who has changed a page, and when: %j [BLK-10]', (conflict, expectedText) => {
  expect(describeChange(conflict, 'UTC').replaceAll('\u202f', ' ')).toBe(expectedText)
})

test.each([
  [{ state: 'live', liveVersion: 1 }, 'Visitors no longer find it.'],
  [{ state: 'scheduled', liveVersion: 1 }, 'Visitors no longer find it.'],
  [{ state: 'scheduled', liveVersion: null }, 'It does not go live at the time that is planned.'],
  [{ state: 'draft', liveVersion: null }, 'Visitors have never seen it, so nothing changes for them.'],
  [{ state: 'unpublished', liveVersion: null }, 'It is off the shop, so nothing changes for visitors.'],
] as const)('describes the effect of deleting the page %j [BLK-10]', (page, expectedText) => {
  expect(getDeletionDialogTexts({ title: 'Spring', ...page })).toMatchObject({
    title: 'Delete “Spring”?',
    text: `${expectedText} It can be brought back from the deleted pages.`,
  })
})

test.each([
  ['UTC', 'It is Jul 4, 2027, 10:30 PM UTC now.'],
  ['America/Chicago', 'It is Jul 4, 2027, 5:30 PM CDT now.'],
  ['Asia/Kolkata', 'It is Jul 5, 2027, 4:00 AM GMT+5:30 now.'],
])('describes the current time in %s [BLK-10]', (timeZone, expectedText) => {
  expect(describeNow(new Date('2027-07-04T22:30:00Z'), timeZone).replaceAll('\u202f', ' ')).toBe(expectedText)
})

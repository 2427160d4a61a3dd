import type { PageEditor } from '@hydrant/contract/admin/page-editors.ts'
import type { PageStanding, PageSummary } from '@hydrant/contract/admin/pages.ts'
import { formatMoment } from '@hydrant/kernel/locale/format-date.ts'
import type { PageConflict } from './page-conflict.ts'

/** How a page stands that nothing is planned for. */
const STATE_NAMES = {
  draft: 'Draft',
  live: 'Live',
  changed: 'Live, changed',
  scheduled: 'Scheduled',
  unpublished: 'Off',
} as const satisfies Record<PageStanding, string>

/** How a page stands, and from when on, on the clock of a time zone, visitors see another version of it. */
export function stateOf(
  { state, liveVersion, scheduledDate, isChangedSincePlanned }: PlannedPage,
  timeZone: string,
): string {
  if (scheduledDate === null) return STATE_NAMES[state]
  const moment = formatMoment(scheduledDate, timeZone)
  const planned = liveVersion === null ? `Scheduled for ${moment}` : `Live, next at ${moment}`
  return isChangedSincePlanned ? `${planned}, changed since` : planned
}

/** What of a page tells how it stands, now and later. */
export type PlannedPage = Pick<PageSummary, 'state' | 'liveVersion' | 'scheduledDate' | 'isChangedSincePlanned'>

/** What is said beside a publication that is planned, once the page has been changed since. */
export const NOT_PLANNED =
  'What has been changed since it was planned is not part of it. Plan the publication again to include it.'

/** Who has changed a page, or something else, meanwhile, and when on the clock of a time zone. */
export function changeWords(
  { isOwn, changedBy, changedDate }: Omit<PageConflict, 'revision'>,
  timeZone: string,
  what = 'this page',
): string {
  const moment = formatMoment(changedDate, timeZone)
  return isOwn
    ? `You changed ${what} in another window on ${moment}.`
    : `${changedBy || 'A program'} changed ${what} on ${moment}.`
}

/** Who else has a page open in an editor; empty for nobody. */
export function editorWords(editors: readonly Pick<PageEditor, 'name' | 'isOwn'>[]): string {
  const names = editors.flatMap(({ name, isOwn }) => (isOwn ? [] : [name || 'Somebody']))
  const others =
    names.length === 0 ? [] : [`${NAMES.format(names)} ${names.length === 1 ? 'has' : 'have'} this page open, too.`]
  const own = editors.some(({ isOwn }) => isOwn) ? ['You have this page open in another window, too.'] : []
  return [...others, ...own].join(' ')
}

const NAMES = new Intl.ListFormat('en-US')

/** How it is asked whether a page is to be taken off the shop; its name stands in the title. */
export const UNPUBLISHING = {
  label: 'Take the page off the shop',
  text: 'Visitors no longer find it, at once. Its draft and versions stay here, and it can be published again.',
  confirmLabel: 'Take it off',
} as const

/** How it is asked whether a page is to be deleted, by whether visitors see it now or have been promised it. */
export function deletionOf({ title, state, liveVersion }: Pick<PageSummary, 'title' | 'state' | 'liveVersion'>) {
  return {
    title: `Delete “${title}”?`,
    text: `${deletionWords(state, liveVersion)} It can be brought back from the deleted pages.`,
    confirmLabel: 'Delete the page',
  } as const
}

function deletionWords(state: PageStanding, liveVersion: number | null): string {
  if (liveVersion !== null) return 'Visitors no longer find it.'
  if (state === 'scheduled') return 'It does not go live at the time that is planned.'
  return state === 'draft'
    ? 'Visitors have never seen it, so nothing changes for them.'
    : 'It is off the shop, so nothing changes for visitors.'
}

/** What time it is on the clock of a time zone. */
export function nowWords(now: Date, timeZone: string): string {
  return `It is ${formatMoment(now.toISOString(), timeZone)} now.`
}

/** The path that a title suggests: `Spring offers!` becomes `/spring-offers`; empty where nothing of it fits. */
export function pathOf(title: string): string {
  const words =
    title
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  return words.length === 0 ? '' : `/${words.join('-').slice(0, 80).replace(/-$/, '')}`
}

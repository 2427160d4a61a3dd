import { formatList } from '@hydrant/kernel/locale/format-list.ts'
import type { PageEditor } from '@hydrant/contract/admin/page-editors.ts'
import type { PageStanding, PageSummary } from '@hydrant/contract/admin/pages.ts'
import { formatDateTime } from '@hydrant/kernel/locale/format-date.ts'
import type { PageConflict } from './page-conflict.ts'

/** The labels of page states without a scheduled change. */
const STATE_NAMES = {
  draft: 'Draft',
  live: 'Live',
  changed: 'Live, changed',
  scheduled: 'Scheduled',
  unpublished: 'Off',
} as const satisfies Record<PageStanding, string>

/** Describes the state of a page and when its scheduled version goes live, in a time zone. */
export function describeState(
  { state, liveVersion, scheduledDate, isChangedSincePlanned }: PlannedPage,
  timeZone: string,
): string {
  if (scheduledDate === null) return STATE_NAMES[state]
  const moment = formatDateTime(scheduledDate, timeZone)
  const planned = liveVersion === null ? `Scheduled for ${moment}` : `Live, next at ${moment}`
  return isChangedSincePlanned ? `${planned}, changed since` : planned
}

/** What of a page tells how it stands, now and later. */
export type PlannedPage = Pick<PageSummary, 'state' | 'liveVersion' | 'scheduledDate' | 'isChangedSincePlanned'>

/** What is said beside a publication that is planned, once the page has been changed since. */
export const NOT_PLANNED =
  'What has been changed since it was planned is not part of it. Plan the publication again to include it.'

/** Describes who has changed a page, or something else, and when, in a time zone. */
export function describeChange(
  { isOwn, changedBy, changedDate }: Omit<PageConflict, 'revision'>,
  timeZone: string,
  subject = 'this page',
): string {
  const moment = formatDateTime(changedDate, timeZone)
  return isOwn
    ? `You changed ${subject} in another window on ${moment}.`
    : `${changedBy || 'A program'} changed ${subject} on ${moment}.`
}

/** Describes who else has a page open in an editor; empty for nobody. */
export function describeEditors(editors: readonly Pick<PageEditor, 'name' | 'isOwn'>[]): string {
  const names = editors.flatMap(({ name, isOwn }) => (isOwn ? [] : [name || 'Somebody']))
  const othersText =
    names.length === 0 ? [] : [`${formatList(names)} ${names.length === 1 ? 'has' : 'have'} this page open, too.`]
  const ownText = editors.some(({ isOwn }) => isOwn) ? ['You have this page open in another window, too.'] : []
  return [...othersText, ...ownText].join(' ')
}

/** The texts of the dialog that unpublishes a page; the page's name is in the title. */
export const UNPUBLISH_DIALOG = {
  label: 'Take the page off the shop',
  text: 'Visitors no longer find it, at once. Its draft and versions stay here, and it can be published again.',
  confirmLabel: 'Take it off',
} as const

/** Returns the texts of the dialog that deletes a page, depending on whether it is live or scheduled. */
export function toDeletionDialog({ title, state, liveVersion }: Pick<PageSummary, 'title' | 'state' | 'liveVersion'>) {
  return {
    title: `Delete “${title}”?`,
    text: `${describeDeletion(state, liveVersion)} It can be brought back from the deleted pages.`,
    confirmLabel: 'Delete the page',
  } as const
}

function describeDeletion(state: PageStanding, liveVersion: number | null): string {
  if (liveVersion !== null) return 'Visitors no longer find it.'
  if (state === 'scheduled') return 'It does not go live at the time that is planned.'
  return state === 'draft'
    ? 'Visitors have never seen it, so nothing changes for them.'
    : 'It is off the shop, so nothing changes for visitors.'
}

/** Describes the current time in a time zone. */
export function describeNow(now: Date, timeZone: string): string {
  return `It is ${formatDateTime(now.toISOString(), timeZone)} now.`
}

/** The path that a title suggests: `Spring offers!` becomes `/spring-offers`; empty where nothing of it fits. */
export function suggestPath(title: string): string {
  const pathWords =
    title
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  return pathWords.length === 0 ? '' : `/${pathWords.join('-').slice(0, 80).replace(/-$/, '')}`
}

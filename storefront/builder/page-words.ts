import type { PageEditor } from '@hydrant/contract/admin/page-editors.ts'
import type { PageStanding, PageSummary } from '@hydrant/contract/admin/pages.ts'
import { formatMoment } from '@hydrant/kernel/locale/format-date.ts'
import type { PageConflict } from './page-conflict.ts'

/** How a page stands that nothing is planned for. */
const STATE_NAMES = { draft: 'Draft', live: 'Live', changed: 'Live, changed', scheduled: 'Scheduled', unpublished: 'Off' } as const satisfies Record<PageStanding, string>

/** How a page stands, and from when on visitors see another version of it. */
export function stateOf({ state, liveVersion, scheduledDate }: Pick<PageSummary, 'state' | 'liveVersion' | 'scheduledDate'>): string {
  if (scheduledDate === null) return STATE_NAMES[state]
  const moment = formatMoment(scheduledDate)
  return liveVersion === null ? `Scheduled for ${moment}` : `Live, next at ${moment}`
}

/** Who has changed a page meanwhile, and when. */
export function changeWords({ isOwn, changedBy, changedDate }: PageConflict): string {
  const moment = formatMoment(changedDate)
  return isOwn ? `You changed this page in another window on ${moment}.` : `${changedBy || 'A program'} changed this page on ${moment}.`
}

/** Who else has a page open in an editor; empty for nobody. */
export function editorWords(editors: readonly Pick<PageEditor, 'name' | 'isOwn'>[]): string {
  const names = editors.flatMap(({ name, isOwn }) => (isOwn ? [] : [name || 'Somebody']))
  const others = names.length === 0 ? [] : [`${NAMES.format(names)} ${names.length === 1 ? 'has' : 'have'} this page open, too.`]
  const own = editors.some(({ isOwn }) => isOwn) ? ['You have this page open in another window, too.'] : []
  return [...others, ...own].join(' ')
}

const NAMES = new Intl.ListFormat('en-US')

/** How it is asked whether a page is to be taken off the shop; its name stands in the title. */
export const UNPUBLISHING = { label: 'Take the page off the shop', text: 'Visitors no longer find it, at once. Its draft and versions stay here, and it can be published again.', confirmLabel: 'Take it off' } as const

/** The path that a title suggests: `Spring offers!` becomes `/spring-offers`; empty where nothing of it fits. */
export function pathOf(title: string): string {
  const words = title.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().match(/[a-z0-9]+/g) ?? []
  return words.length === 0 ? '' : `/${words.join('-').slice(0, 80).replace(/-$/, '')}`
}

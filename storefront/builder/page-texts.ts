import { formatList } from '@hydrant/kernel/locale/format-list.ts'
import type { PageEditor } from '@hydrant/contract/admin/page-editors.ts'
import type { PageStanding, PageSummary, SlotLocation } from '@hydrant/contract/admin/pages.ts'
import type { SlotPlace } from '@hydrant/contract/shared/page-slots.ts'
import { formatDateTime } from '@hydrant/kernel/locale/format-date.ts'
import * as messages from '@hydrant/messages/compiled/storefront/builder-pages.js'
import * as themeMessages from '@hydrant/messages/compiled/storefront/builder-theme.js'
import type { PageConflict } from './page-conflict.ts'

/** The labels of page states without a scheduled change. */
const STATE_NAMES = {
  draft: messages.stateDraft,
  live: messages.stateLive,
  changed: messages.stateLiveChanged,
  scheduled: messages.stateScheduled,
  unpublished: messages.stateOff,
} as const satisfies Record<PageStanding, () => string>

/** Describes the state of a page and when its scheduled version goes live, in a time zone. */
export function describePageState(
  { state, liveVersion, scheduledDate, isChangedSincePlanned }: PlannedPage,
  timeZone: string,
): string {
  if (scheduledDate === null) return STATE_NAMES[state]()
  const moment = formatDateTime(scheduledDate, timeZone)
  const scheduleText = liveVersion === null ? messages.scheduledFor({ moment }) : messages.liveNextAt({ moment })
  return isChangedSincePlanned ? messages.changedSince({ state: scheduleText }) : scheduleText
}

/** The properties of a page that describe its present and its scheduled state. */
export type PlannedPage = Pick<PageSummary, 'state' | 'liveVersion' | 'scheduledDate' | 'isChangedSincePlanned'>

const OWN_CHANGES = {
  page: messages.youChangedPage,
  settings: messages.youChangedSettings,
  theme: messages.youChangedTheme,
} as const
const OTHER_CHANGES = {
  page: messages.otherChangedPage,
  settings: messages.otherChangedSettings,
  theme: messages.otherChangedTheme,
} as const

/** Describes who has changed a page, the settings of the site or the theme, and when, in a time zone. */
export function describeChange(
  { isOwn, changedBy, changedDate }: Omit<PageConflict, 'revision'>,
  timeZone: string,
  subject: keyof typeof OWN_CHANGES = 'page',
): string {
  const moment = formatDateTime(changedDate, timeZone)
  return isOwn
    ? OWN_CHANGES[subject]({ moment })
    : OTHER_CHANGES[subject]({ name: changedBy || messages.aProgram(), moment })
}

/** Describes who else has a page open in an editor; empty for nobody. */
export function describeOtherEditors(editors: readonly Pick<PageEditor, 'name' | 'isOwn'>[]): string {
  const names = editors.flatMap(({ name, isOwn }) => (isOwn ? [] : [name || messages.somebody()]))
  const othersText = names.length === 0 ? [] : [messages.openToo({ count: names.length, names: formatList(names) })]
  const ownText = editors.some(({ isOwn }) => isOwn) ? [messages.openInYourOtherWindow()] : []
  return [...othersText, ...ownText].join(' ')
}

/** Returns the texts of the dialog that unpublishes a page, a page slot or the theme. */
export function getUnpublishDialogTexts({ kind, title }: Pick<PageSummary, 'kind' | 'title'>) {
  if (kind === 'theme')
    return {
      label: themeMessages.takeOff(),
      title: themeMessages.takeOffTitle(),
      text: themeMessages.takeOffEffect(),
      confirmLabel: themeMessages.takeOffConfirm(),
    }
  return {
    label: messages.takeOffTheShop(),
    title: messages.takeOffTitle({ title }),
    text: messages.takeOffEffect(),
    confirmLabel: messages.takeItOff(),
  }
}

/** Returns the texts of the dialog that deletes a page, depending on whether it is live or scheduled. */
export function getDeletionDialogTexts({
  title,
  state,
  liveVersion,
}: Pick<PageSummary, 'title' | 'state' | 'liveVersion'>) {
  return {
    title: messages.deleteTitle({ title }),
    text: messages.deletionText({ effect: describeDeletionEffect(state, liveVersion) }),
    confirmLabel: messages.confirmDeletion(),
  }
}

function describeDeletionEffect(state: PageStanding, liveVersion: number | null): string {
  if (liveVersion !== null) return messages.effectOnLive()
  if (state === 'scheduled') return messages.effectOnScheduled()
  return state === 'draft' ? messages.effectOnDraft() : messages.effectOnUnpublished()
}

/** Describes the current time in a time zone. */
export function describeNow(now: Date, timeZone: string): string {
  return messages.itIsNow({ moment: formatDateTime(now.toISOString(), timeZone) })
}

/** Suggests a path for a title: `Spring offers!` becomes `/spring-offers`; empty when no letter or digit is left. */
export function suggestPath(title: string): string {
  const pathWords =
    title
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  return pathWords.length === 0 ? '' : `/${pathWords.join('-').slice(0, 80).replace(/-$/, '')}`
}

/** By place and position: where a slot is shown. */
export const SLOT_LOCATION_NAMES: Readonly<
  Record<SlotPlace, Readonly<Record<SlotLocation['position'], () => string>>>
> = {
  product: { above: messages.aboveProducts, below: messages.belowProducts },
  category: { above: messages.aboveCategories, below: messages.belowCategories },
  search: { above: messages.aboveSearch, below: messages.belowSearch },
  cart: { above: messages.aboveCart, below: messages.belowCart },
}

/** Describes where a page slot is shown. */
export function describeSlot({ place, position, targetId, targetName }: SlotLocation): string {
  const location = SLOT_LOCATION_NAMES[place][position]()
  return targetId === null ? location : messages.onlyFor({ location, name: targetName ?? messages.nothingAnyMore() })
}

/** Describes where visitors see a page or page slot: the path of a page. Of a saved section it says that it is one. */
export function describeWhere({
  kind,
  slot,
  isHome,
  path,
}: Pick<PageSummary, 'kind' | 'slot' | 'isHome' | 'path'>): string {
  if (kind === 'section') return messages.savedSection()
  if (slot !== null) return describeSlot(slot)
  return isHome ? '/' : path
}

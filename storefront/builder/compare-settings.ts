import type { SiteLink, SiteSettings } from '@hydrant/contract/shared/site-settings.ts'
import { ALIGNMENTS, SITE_LABELS, SITE_SECTIONS } from './site-labels.ts'

/**
 * A setting of the site of which two people have saved, or want to save, different things; as people read them, empty
 * for nothing.
 */
export interface SettingDifference {
  readonly setting: string
  readonly theirs: string
  readonly mine: string
}

/** The settings in which two states of the site differ, in the order of their form. */
export function compareSettings(theirs: SiteSettings, mine: SiteSettings): readonly SettingDifference[] {
  const [one, other] = [readSettings(theirs), readSettings(mine)]
  const differing = [...new Set([...one.keys(), ...other.keys()])].filter(
    (setting) => one.get(setting)?.stored !== other.get(setting)?.stored,
  )
  return differing.map((setting) => ({
    setting,
    theirs: one.get(setting)?.words ?? '',
    mine: other.get(setting)?.words ?? '',
  }))
}

/** A setting, to be compared and to be shown: what reads alike need not be the same. */
interface ReadSetting {
  readonly stored: string
  readonly words: string
}

/** Each setting by what it is called and the section that it is in. */
function readSettings({ header, navigation, footer, cookieBanner }: SiteSettings): ReadonlyMap<string, ReadSetting> {
  const { header: above, footer: below } = SITE_SECTIONS
  return new Map<string, ReadSetting>([
    [`${above}: ${SITE_LABELS.notice}`, readText(header.notice)],
    [`${above}: ${SITE_LABELS.service}`, readText(header.service)],
    [
      `${above}: ${SITE_LABELS.navigation}`,
      { stored: storedLinks(navigation.links), words: linkWords(navigation.links) },
    ],
    [`${below}: ${SITE_LABELS.categoriesTitle}`, readText(footer.categoriesTitle)],
    ...footer.columns.map((column, place) => [`${below}: column ${place + 1}`, readColumn(column)] as const),
    [`${below}: ${SITE_LABELS.contactTitle}`, readText(footer.contact.title)],
    [
      `${below}: ${SITE_LABELS.contactLines}`,
      { stored: JSON.stringify(footer.contact.lines), words: footer.contact.lines.join('\n') },
    ],
    [`${below}: ${SITE_LABELS.note}`, readText(footer.note)],
    ...readBanner(cookieBanner),
  ])
}

function readText(text: string): ReadSetting {
  return { stored: text, words: text }
}

function readColumn({ title, links, hasSignIn }: SiteSettings['footer']['columns'][number]): ReadSetting {
  const words = [title, hasSignIn ? 'the way to sign in or out' : '', linkWords(links)]
    .filter((part) => part !== '')
    .join(': ')
  return { stored: JSON.stringify([title, hasSignIn, storedLinks(links)]), words: words || 'an empty column' }
}

const BANNER_TEXTS = ['acceptAllLabel', 'managePreferencesLabel', 'cookieExpireDays', 'cookieDelayedDays'] as const
const BANNER_COLOURS = ['backgroundColor', 'textColor', 'buttonColor', 'buttonTextColor'] as const

function readBanner(banner: SiteSettings['cookieBanner']): readonly (readonly [setting: string, read: ReadSetting])[] {
  const named = (name: keyof typeof SITE_LABELS, stored: string, words = stored) =>
    [`${SITE_SECTIONS.cookieBanner}: ${SITE_LABELS[name]}`, { stored, words }] as const
  return [
    named('cookieTitle', banner.title),
    named('cookieText', banner.text),
    ...BANNER_TEXTS.map((name) => named(name, String(banner[name]))),
    ...BANNER_COLOURS.map((name) => named(name, banner[name], banner[name] || 'the design’s own')),
    named('alignment', banner.alignment, ALIGNMENTS[banner.alignment]),
    named('containerMaxWidth', String(banner.containerMaxWidth)),
  ]
}

/** In one order of their fields, which differs by where links come from. */
function storedLinks(links: readonly SiteLink[]): string {
  return JSON.stringify(links.map(({ label, href }) => [label, href]))
}

function linkWords(links: readonly SiteLink[]): string {
  return links.map(({ label, href }) => `${label} (${href})`).join(', ')
}

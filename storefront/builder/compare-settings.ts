import type { SiteLink, SiteSettings } from '@hydrant/contract/shared/site-settings.ts'
import { ALIGNMENTS, SITE_LABELS, SITE_SECTIONS } from './site-labels.ts'

/** A setting of the site of which two people have saved, or want to save, different things; as people read them. */
export interface SettingDifference {
  readonly setting: string
  readonly theirs: string
  readonly mine: string
}

const NOTHING = 'nothing'

/** The settings in which two states of the site differ, in the order of their form. */
export function compareSettings(theirs: SiteSettings, mine: SiteSettings): readonly SettingDifference[] {
  const [one, other] = [wordsOf(theirs), wordsOf(mine)]
  const settings = new Set([...one.keys(), ...other.keys()])
  return Array.from(settings, (setting) => ({ setting, theirs: one.get(setting) || NOTHING, mine: other.get(setting) || NOTHING })).filter((found) => found.theirs !== found.mine)
}

/** Each setting in words, by what it is called and the section that it is in. */
function wordsOf({ header, navigation, footer, cookieBanner }: SiteSettings): ReadonlyMap<string, string> {
  const { header: above, footer: below } = SITE_SECTIONS
  const columns = footer.columns.map(({ title: heading, links, hasSignIn }, place) => [`${below}: column ${place + 1}`, [heading, hasSignIn ? 'the way to sign in or out' : '', linkWords(links)].filter((part) => part !== '').join(': ')] as const)
  return new Map<string, string>([
    [`${above}: ${SITE_LABELS.notice}`, header.notice],
    [`${above}: ${SITE_LABELS.service}`, header.service],
    [`${above}: ${SITE_LABELS.navigation}`, linkWords(navigation.links)],
    [`${below}: ${SITE_LABELS.categoriesTitle}`, footer.categoriesTitle],
    ...columns,
    [`${below}: ${SITE_LABELS.contactTitle}`, footer.contact.title],
    [`${below}: ${SITE_LABELS.contactLines}`, footer.contact.lines.join('\n')],
    [`${below}: ${SITE_LABELS.note}`, footer.note],
    ...bannerWords(cookieBanner),
  ])
}

const BANNER_TEXTS = ['acceptAllLabel', 'managePreferencesLabel', 'cookieExpireDays', 'cookieDelayedDays'] as const
const BANNER_COLOURS = ['backgroundColor', 'textColor', 'buttonColor', 'buttonTextColor'] as const

function bannerWords(banner: SiteSettings['cookieBanner']): readonly (readonly [setting: string, words: string])[] {
  const named = (name: keyof typeof SITE_LABELS, words: string) => [`${SITE_SECTIONS.cookieBanner}: ${SITE_LABELS[name]}`, words] as const
  return [
    named('cookieTitle', banner.title),
    named('cookieText', banner.text),
    ...BANNER_TEXTS.map((name) => named(name, String(banner[name]))),
    ...BANNER_COLOURS.map((name) => named(name, banner[name] || 'the design’s own')),
    named('alignment', ALIGNMENTS[banner.alignment]),
    named('containerMaxWidth', String(banner.containerMaxWidth)),
  ]
}

function linkWords(links: readonly SiteLink[]): string {
  return links.map(({ label, href }) => `${label} (${href})`).join(', ')
}

import type { SiteLink, SiteSettings } from '@hydrant/contract/shared/site-settings.ts'
import * as messages from '@hydrant/messages/compiled/storefront/builder-site.js'
import { ALIGNMENTS, SITE_LABELS, SITE_SECTIONS } from './site-labels.ts'

/** A setting of the site that two people have changed differently, formatted for people; empty for no value. */
export interface SettingDifference {
  readonly setting: string
  readonly theirs: string
  readonly mine: string
}

/** The settings in which two states of the site differ, in the order of their form. */
export function compareSettings(theirs: SiteSettings, mine: SiteSettings): readonly SettingDifference[] {
  const [theirSettings, mySettings] = [mapSettingsByLabel(theirs), mapSettingsByLabel(mine)]
  const differing = [...new Set([...theirSettings.keys(), ...mySettings.keys()])].filter(
    (setting) => theirSettings.get(setting)?.stored !== mySettings.get(setting)?.stored,
  )
  return differing.map((setting) => ({
    setting,
    theirs: theirSettings.get(setting)?.displayText ?? '',
    mine: mySettings.get(setting)?.displayText ?? '',
  }))
}

/** A setting with its value for comparison and its text for display: different values can have the same text. */
interface ComparableSetting {
  readonly stored: string
  readonly displayText: string
}

function toName(section: () => string, label: () => string): string {
  return messages.settingInSection({ section: section(), label: label() })
}

/** Maps 'section: label' to each setting, for comparison. */
function mapSettingsByLabel({
  header,
  navigation,
  footer,
  cookieBanner,
}: SiteSettings): ReadonlyMap<string, ComparableSetting> {
  return new Map<string, ComparableSetting>([
    [toName(SITE_SECTIONS.header, SITE_LABELS.notice), toComparable(header.notice)],
    [toName(SITE_SECTIONS.header, SITE_LABELS.service), toComparable(header.service)],
    [
      toName(SITE_SECTIONS.header, SITE_LABELS.navigation),
      { stored: serializeLinks(navigation.links), displayText: describeLinks(navigation.links) },
    ],
    [toName(SITE_SECTIONS.footer, SITE_LABELS.categoriesTitle), toComparable(footer.categoriesTitle)],
    ...footer.columns.map(
      (column, index) =>
        [
          messages.footerColumn({ section: SITE_SECTIONS.footer(), number: String(index + 1) }),
          toComparableColumn(column),
        ] as const,
    ),
    [toName(SITE_SECTIONS.footer, SITE_LABELS.contactTitle), toComparable(footer.contact.title)],
    [
      toName(SITE_SECTIONS.footer, SITE_LABELS.contactLines),
      { stored: JSON.stringify(footer.contact.lines), displayText: footer.contact.lines.join('\n') },
    ],
    [toName(SITE_SECTIONS.footer, SITE_LABELS.note), toComparable(footer.note)],
    ...listBannerSettings(cookieBanner),
  ])
}

function toComparable(text: string): ComparableSetting {
  return { stored: text, displayText: text }
}

function toComparableColumn({ title, links, hasSignIn }: SiteSettings['footer']['columns'][number]): ComparableSetting {
  const displayText = [title, hasSignIn ? messages.wayToSignIn() : '', describeLinks(links)]
    .filter((part) => part !== '')
    .join(': ')
  return {
    stored: JSON.stringify([title, hasSignIn, serializeLinks(links)]),
    displayText: displayText || messages.emptyColumn(),
  }
}

const BANNER_TEXTS = ['acceptAllLabel', 'managePreferencesLabel', 'cookieExpireDays', 'cookieDelayedDays'] as const
const BANNER_COLOURS = ['backgroundColor', 'textColor', 'buttonColor', 'buttonTextColor'] as const

function listBannerSettings(
  banner: SiteSettings['cookieBanner'],
): readonly (readonly [setting: string, read: ComparableSetting])[] {
  const toEntry = (name: keyof typeof SITE_LABELS, stored: string, displayText = stored) =>
    [toName(SITE_SECTIONS.cookieBanner, SITE_LABELS[name]), { stored, displayText }] as const
  return [
    toEntry('cookieTitle', banner.title),
    toEntry('cookieText', banner.text),
    ...BANNER_TEXTS.map((name) => toEntry(name, String(banner[name]))),
    ...BANNER_COLOURS.map((name) => toEntry(name, banner[name], banner[name] || messages.designsOwn())),
    toEntry('alignment', banner.alignment, ALIGNMENTS[banner.alignment]()),
    toEntry('containerMaxWidth', String(banner.containerMaxWidth)),
  ]
}

/** Serializes links with a fixed order of fields, which differs by source. */
function serializeLinks(links: readonly SiteLink[]): string {
  return JSON.stringify(links.map(({ label, href }) => [label, href]))
}

function describeLinks(links: readonly SiteLink[]): string {
  return links.map(({ label, href }) => `${label} (${href})`).join(', ')
}

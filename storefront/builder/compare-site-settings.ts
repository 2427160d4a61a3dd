import type { SiteLink, SiteSettings } from '@hydrant/contract/shared/site-settings.ts'
import * as messages from '@hydrant/messages/compiled/storefront/builder-site.js'
import { ALIGNMENTS, SITE_LABELS, SITE_SECTIONS } from './site-labels.ts'

/** A setting of the site that two people have changed differently, formatted for people; empty for no value. */
export interface SettingDifference {
  readonly setting: string
  readonly theirs: string
  readonly mine: string
}

/** Returns the settings of the site that differ between two versions of them, in the order of the settings form. */
export function compareSiteSettings(theirs: SiteSettings, mine: SiteSettings): readonly SettingDifference[] {
  const [theirSettings, mySettings] = [mapSettingsByLabel(theirs), mapSettingsByLabel(mine)]
  const differingNames = [...new Set([...theirSettings.keys(), ...mySettings.keys()])].filter(
    (setting) => theirSettings.get(setting)?.comparedText !== mySettings.get(setting)?.comparedText,
  )
  return differingNames.map((setting) => ({
    setting,
    theirs: theirSettings.get(setting)?.displayText ?? '',
    mine: mySettings.get(setting)?.displayText ?? '',
  }))
}

/** A setting with its value for comparison and its text for display: different values can have the same text. */
interface ComparableSetting {
  readonly comparedText: string
  readonly displayText: string
}

function formatSettingName(section: () => string, label: () => string): string {
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
    [formatSettingName(SITE_SECTIONS.header, SITE_LABELS.notice), toComparableSetting(header.notice)],
    [formatSettingName(SITE_SECTIONS.header, SITE_LABELS.service), toComparableSetting(header.service)],
    [
      formatSettingName(SITE_SECTIONS.header, SITE_LABELS.navigation),
      { comparedText: serializeLinks(navigation.links), displayText: describeLinks(navigation.links) },
    ],
    [formatSettingName(SITE_SECTIONS.footer, SITE_LABELS.categoriesTitle), toComparableSetting(footer.categoriesTitle)],
    ...footer.columns.map(
      (column, index) =>
        [
          messages.footerColumn({ section: SITE_SECTIONS.footer(), number: String(index + 1) }),
          toComparableColumnSetting(column),
        ] as const,
    ),
    [formatSettingName(SITE_SECTIONS.footer, SITE_LABELS.contactTitle), toComparableSetting(footer.contact.title)],
    [
      formatSettingName(SITE_SECTIONS.footer, SITE_LABELS.contactLines),
      { comparedText: JSON.stringify(footer.contact.lines), displayText: footer.contact.lines.join('\n') },
    ],
    [formatSettingName(SITE_SECTIONS.footer, SITE_LABELS.note), toComparableSetting(footer.note)],
    ...listBannerSettings(cookieBanner),
  ])
}

function toComparableSetting(text: string): ComparableSetting {
  return { comparedText: text, displayText: text }
}

function toComparableColumnSetting({
  title,
  links,
  hasSignIn,
}: SiteSettings['footer']['columns'][number]): ComparableSetting {
  const displayText = [title, hasSignIn ? messages.wayToSignIn() : '', describeLinks(links)]
    .filter((part) => part !== '')
    .join(': ')
  return {
    comparedText: JSON.stringify([title, hasSignIn, serializeLinks(links)]),
    displayText: displayText || messages.emptyColumn(),
  }
}

const BANNER_TEXTS = ['acceptAllLabel', 'managePreferencesLabel', 'cookieExpireDays', 'cookieDelayedDays'] as const
const BANNER_COLOURS = ['backgroundColor', 'textColor', 'buttonColor', 'buttonTextColor'] as const

function listBannerSettings(
  banner: SiteSettings['cookieBanner'],
): readonly (readonly [setting: string, read: ComparableSetting])[] {
  const toEntry = (name: keyof typeof SITE_LABELS, comparedText: string, displayText = comparedText) =>
    [formatSettingName(SITE_SECTIONS.cookieBanner, SITE_LABELS[name]), { comparedText, displayText }] as const
  return [
    toEntry('cookieTitle', banner.title),
    toEntry('cookieText', banner.text),
    ...BANNER_TEXTS.map((name) => toEntry(name, String(banner[name]))),
    ...BANNER_COLOURS.map((name) => toEntry(name, banner[name], banner[name] || messages.designsOwn())),
    toEntry('alignment', banner.alignment, ALIGNMENTS[banner.alignment]()),
    toEntry('containerMaxWidth', String(banner.containerMaxWidth)),
  ]
}

/** Serializes links for comparison, without field names, whose order differs between the form and the API. */
function serializeLinks(links: readonly SiteLink[]): string {
  return JSON.stringify(links.map(({ label, href }) => [label, href]))
}

function describeLinks(links: readonly SiteLink[]): string {
  return links.map(({ label, href }) => `${label} (${href})`).join(', ')
}

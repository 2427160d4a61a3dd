import type { SiteLink, SiteSettings } from '@hydrant/contract/shared/site-settings.ts'
import { contrastRatio, type Theme } from '@hydrant/design/tokens/colours.ts'
import { toHex } from '@hydrant/page-builder/checks/colour-value.ts'
import * as messages from '@hydrant/messages/compiled/storefront/builder-site.js'
import { toPageLookups } from './page-check-data.ts'

/** The errors of the cookie banner's colours, by the field where they are shown. */
export type ColourErrors = Partial<Record<'textColor' | 'buttonTextColor', string>>

/** The minimum contrast of text. */
const MIN_CONTRAST = 4.5
const THEMES = ['light', 'dark'] as const satisfies readonly Theme[]

/** Finds colours of the cookie banner with too little contrast, in the light or the dark theme. */
export function checkColours({
  textColor,
  backgroundColor,
  buttonTextColor,
  buttonColor,
}: SiteSettings['cookieBanner']): ColourErrors {
  const text = findContrastError({ customColours: [textColor, backgroundColor], ink: 'ink', backdrop: 'surface' })
  const button = findContrastError({
    customColours: [buttonTextColor, buttonColor],
    ink: 'on-accent',
    backdrop: 'accent',
  })
  return { ...(text !== null && { textColor: text }), ...(button !== null && { buttonTextColor: button }) }
}

/** The ink and background of the parameter are the design's defaults, for colours that are not set. */
function findContrastError({
  customColours: [ink, backdrop],
  ...defaults
}: {
  readonly customColours: readonly [string, string]
  readonly ink: string
  readonly backdrop: string
}): string | null {
  if (ink === '' && backdrop === '') return null
  for (const theme of THEMES) {
    const [front, back] = [toHex(theme, ink || defaults.ink), toHex(theme, backdrop || defaults.backdrop)]
    const contrast = front === null || back === null ? MIN_CONTRAST : contrastRatio(front, back)
    if (contrast < MIN_CONTRAST)
      return messages.lowContrast({ contrast: contrast.toFixed(1), theme, minimum: String(MIN_CONTRAST) })
  }
  return null
}

/** The paths and URLs that a link may have, as the contract defines them. */
const LINK_PATTERN = /^(?:\/(?![/\\])|https?:\/\/|mailto:|tel:)[^\s\\]*$/

/** Returns the error of a link's path or URL; null when it is valid or empty. */
export function findLinkError(href: string): string | null {
  return href === '' || LINK_PATTERN.test(href) ? null : messages.addressInvalid()
}

/** Lists the errors of the links in the site's settings, one sentence each: a link needs a label and a target. */
export function listLinkErrors(settings: SiteSettings): readonly string[] {
  return listLinks(settings).flatMap(({ label, href }) => {
    if (label === '') return [messages.linkWithoutWords({ href })]
    if (href === '') return [messages.linkLeadsNowhere({ label })]
    return findLinkError(href) === null ? [] : [messages.linkAddressInvalid({ label, href })]
  })
}

/** The links of the site's settings that lead to no page of the shop; `paths` are those of its stored pages. */
export function findDeadLinks(settings: SiteSettings, paths: readonly string[] | null): readonly string[] {
  const { isExistingPath: isKnownPath } = toPageLookups({ paths, pictures: {}, partNumbers: [] })
  const hrefs = listLinks(settings).map(({ href }) => href)
  return Array.from(new Set(hrefs.filter((href) => href.startsWith('/') && !isKnownPath(href))))
}

function listLinks({ navigation, footer }: SiteSettings): readonly SiteLink[] {
  return [...navigation.links, ...footer.columns.flatMap((column) => column.links)]
}

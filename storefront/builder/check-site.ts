import type { SiteLink, SiteSettings } from '@hydrant/contract/shared/site-settings.ts'
import { computeContrastRatio, LOOKS } from '@hydrant/kernel/colour/contrast.ts'
import { MIN_TEXT_CONTRAST } from '@hydrant/kernel/colour/contrast-pairs.ts'
import { findHexColour } from '@hydrant/page-builder/checks/colour-value.ts'
import * as messages from '@hydrant/messages/compiled/storefront/builder-site.js'
import { createPageLookups } from './page-check-data.ts'

/** The errors of the cookie banner's colours, by the field where they are shown. */
export type ColourErrors = Partial<Record<'textColor' | 'buttonTextColor', string>>

/** Returns an error for each pair of cookie banner colours with too little contrast in the light or dark look. */
export function findBannerContrastErrors({
  textColor,
  backgroundColor,
  buttonTextColor,
  buttonColor,
}: SiteSettings['cookieBanner']): ColourErrors {
  const textError = findContrastError({ customColours: [textColor, backgroundColor], ink: 'ink', backdrop: 'surface' })
  const buttonError = findContrastError({
    customColours: [buttonTextColor, buttonColor],
    ink: 'on-accent',
    backdrop: 'accent',
  })
  return {
    ...(textError !== null && { textColor: textError }),
    ...(buttonError !== null && { buttonTextColor: buttonError }),
  }
}

/**
 * Returns the error message when a text colour and its background have too little contrast in a look; otherwise null.
 * `ink` and `backdrop` name the colours of the design that replace empty ones.
 */
function findContrastError({
  customColours: [ink, backdrop],
  ...defaults
}: {
  readonly customColours: readonly [string, string]
  readonly ink: string
  readonly backdrop: string
}): string | null {
  if (ink === '' && backdrop === '') return null
  for (const look of LOOKS) {
    const [front, back] = [findHexColour(look, ink || defaults.ink), findHexColour(look, backdrop || defaults.backdrop)]
    const contrast = front === null || back === null ? MIN_TEXT_CONTRAST : computeContrastRatio(front, back)
    if (contrast < MIN_TEXT_CONTRAST)
      return messages.lowContrast({ contrast: contrast.toFixed(1), theme: look, minimum: String(MIN_TEXT_CONTRAST) })
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

/**
 * Finds the links of the site's settings that lead to no page of the shop. `paths` are those of all stored pages; null
 * means unknown, and then no link counts as dead.
 */
export function findDeadLinks(settings: SiteSettings, paths: readonly string[] | null): readonly string[] {
  const { isExistingPath } = createPageLookups({ paths, pictures: {}, partNumbers: [], sections: {} })
  const hrefs = listLinks(settings).map(({ href }) => href)
  return Array.from(new Set(hrefs.filter((href) => href.startsWith('/') && !isExistingPath(href))))
}

function listLinks({ navigation, footer }: SiteSettings): readonly SiteLink[] {
  return [...navigation.links, ...footer.columns.flatMap((column) => column.links)]
}

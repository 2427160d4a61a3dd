import type { SiteLink, SiteSettings } from '@hydrant/contract/shared/site-settings.ts'
import { contrastOf, type Look } from '@hydrant/design/tokens/colours.ts'
import { hexIn } from '@hydrant/page-builder/checks/colour-value.ts'
import { toPageFacts } from './page-facts.ts'

/** What is wrong with colours of the question about cookies, by the field that it is told at. */
export type ColourFaults = Partial<Record<'textColor' | 'buttonTextColor', string>>

/** The least contrast that text may have. */
const LEAST = 4.5
const LOOKS = ['light', 'dark'] as const satisfies readonly Look[]

/**
 * Finds words of the question about cookies that could not be read on what is behind them, in one of the shop's looks.
 */
export function checkColours({
  textColor,
  backgroundColor,
  buttonTextColor,
  buttonColor,
}: SiteSettings['cookieBanner']): ColourFaults {
  const text = faultOf({ chosen: [textColor, backgroundColor], ink: 'ink', ground: 'surface' })
  const button = faultOf({ chosen: [buttonTextColor, buttonColor], ink: 'on-accent', ground: 'accent' })
  return { ...(text !== null && { textColor: text }), ...(button !== null && { buttonTextColor: button }) }
}

/** `ink` and `ground` are the design's own colours, for those that are not chosen. */
function faultOf({
  chosen: [ink, ground],
  ...own
}: {
  readonly chosen: readonly [string, string]
  readonly ink: string
  readonly ground: string
}): string | null {
  if (ink === '' && ground === '') return null
  for (const look of LOOKS) {
    const [front, back] = [hexIn(look, ink || own.ink), hexIn(look, ground || own.ground)]
    const contrast = front === null || back === null ? LEAST : contrastOf(front, back)
    if (contrast < LEAST)
      return `These words can hardly be read on their background: their contrast is ${contrast.toFixed(1)} in the ${look} look, and must be at least ${LEAST}.`
  }
  return null
}

/** What a link may lead to, in the words of the contract. */
const ADDRESS = /^(?:\/(?![/\\])|https?:\/\/|mailto:|tel:)[^\s\\]*$/

/** What is wrong with where a link leads to; null when nothing is, or when nothing is written yet. */
export function findAddressFault(href: string): string | null {
  return href === '' || ADDRESS.test(href)
    ? null
    : 'Write a path of this shop, which begins with /, or an address that begins with https://.'
}

/**
 * What is wrong with the links of the site's settings, a sentence each: both their words and where they lead are
 * needed.
 */
export function findLinkFaults(settings: SiteSettings): readonly string[] {
  return linksOf(settings).flatMap(({ label, href }) => {
    if (label === '') return [`The link to ${href} has no words.`]
    if (href === '') return [`The link “${label}” leads nowhere yet.`]
    return findAddressFault(href) === null
      ? []
      : [
          `The link “${label}” cannot lead to ${href}: a path of this shop begins with /, any other address with https://.`,
        ]
  })
}

/** The links of the site's settings that lead to no page of the shop; `paths` are those of its stored pages. */
export function findDeadLinks(settings: SiteSettings, paths: readonly string[] | null): readonly string[] {
  const { isKnownPath } = toPageFacts({ paths, pictures: {}, partNumbers: [] })
  const hrefs = linksOf(settings).map(({ href }) => href)
  return Array.from(new Set(hrefs.filter((href) => href.startsWith('/') && !isKnownPath(href))))
}

function linksOf({ navigation, footer }: SiteSettings): readonly SiteLink[] {
  return [...navigation.links, ...footer.columns.flatMap((column) => column.links)]
}

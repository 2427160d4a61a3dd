import type { ShownIdentity, ShownSiteSettings, SiteLink } from '@hydrant/contract/shared/site-settings.ts'
import * as messages from '@hydrant/messages/compiled/storefront/shell.js'

/** The logo of the shop: its URL with the path of the site, and its sizes in pixels where they are known. */
export interface ShownLogo {
  readonly url: string
  readonly alternateText: string
  readonly width: number | undefined
  readonly height: number | undefined
  /** Whether it says the name of the shop, as wide logos do; beside others the header shows the name. */
  readonly hasName: boolean
}

/** What stands around every page, as header and footer show it. */
export interface ShownSettings extends Omit<ShownSiteSettings, 'identity'> {
  /** Null: the header shows the name of the shop. */
  readonly logo: ShownLogo | null
}

/**
 * Converts the settings of the site for header and footer: the legal texts are a column of the footer, and its contact is
 * that of the shop unless the site names one.
 */
export function toShownSettings(
  { identity, ...settings }: ShownSiteSettings,
  { sitePath }: { readonly sitePath: string },
): ShownSettings {
  if (identity === undefined) return { ...settings, logo: null }
  const { footer } = settings
  const legalLinks = listLegalLinks(identity)
  const contactLines = [identity.phone, identity.email, ...identity.addressLines].filter((line) => line !== '')
  return {
    ...settings,
    footer: {
      ...footer,
      columns:
        legalLinks.length === 0
          ? footer.columns
          : [...footer.columns, { title: messages.legal(), links: legalLinks, hasSignIn: false }],
      contact:
        footer.contact.lines.length > 0
          ? footer.contact
          : { title: footer.contact.title || messages.contact(), lines: contactLines },
    },
    logo: toShownLogo(identity, sitePath),
  }
}

function toShownLogo({ logo }: Pick<ShownIdentity, 'logo'>, sitePath: string): ShownLogo | null {
  if (logo === null) return null
  const { url, alternateText, width, height } = logo
  return {
    url: url.startsWith('/') ? sitePath + url : url,
    alternateText,
    width: width ?? undefined,
    height: height ?? undefined,
    hasName: width === null || height === null || width >= 2 * height,
  }
}

function listLegalLinks({
  legalLinks: { terms, privacy, legalNotice },
}: Pick<ShownIdentity, 'legalLinks'>): SiteLink[] {
  return [
    { label: messages.terms(), href: terms },
    { label: messages.privacy(), href: privacy },
    { label: messages.legalNotice(), href: legalNotice },
  ].flatMap(({ label, href }) => (href === null ? [] : [{ label, href }]))
}

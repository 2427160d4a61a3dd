import type { ShownIdentity, ShownSiteSettings, SiteLink } from '@hydrant/contract/shared/site-settings.ts'
import * as messages from '@hydrant/messages/compiled/storefront/shell.js'

/** The logo of the shop: its URL with the base path, and its sizes in pixels where they are known. */
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
  { basePath }: { readonly basePath: string },
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
    logo: toShownLogo(identity, basePath),
  }
}

function toShownLogo({ logo }: Pick<ShownIdentity, 'logo'>, basePath: string): ShownLogo | null {
  if (logo === null) return null
  const { url, alternateText, width, height } = logo
  return {
    url: url.startsWith('/') ? basePath + url : url,
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

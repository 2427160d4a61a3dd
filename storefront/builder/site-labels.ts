import type { SiteSettings } from '@hydrant/contract/shared/site-settings.ts'
import * as messages from '@hydrant/messages/compiled/storefront/builder-site.js'

/** What the settings of the site are called, by the fields of their form. */
export const SITE_LABELS = {
  notice: messages.notice,
  service: messages.service,
  navigation: messages.navigation,
  categoriesTitle: messages.categoriesTitle,
  contactTitle: messages.contactTitle,
  contactLines: messages.contactLines,
  note: messages.note,
  cookieTitle: messages.cookieTitle,
  cookieText: messages.cookieText,
  acceptAllLabel: messages.acceptAllLabel,
  managePreferencesLabel: messages.managePreferencesLabel,
  cookieExpireDays: messages.cookieExpireDays,
  cookieDelayedDays: messages.cookieDelayedDays,
  backgroundColor: messages.backgroundColor,
  textColor: messages.textColor,
  buttonColor: messages.buttonColor,
  buttonTextColor: messages.buttonTextColor,
  alignment: messages.alignment,
  containerMaxWidth: messages.containerMaxWidth,
} as const

/** What the sections of the settings are called. */
export const SITE_SECTIONS = {
  header: messages.headerSection,
  footer: messages.footerSection,
  cookieBanner: messages.cookieBannerSection,
} as const

/** The labels of the cookie banner's positions. */
export const ALIGNMENTS = {
  start: messages.left,
  center: messages.center,
  end: messages.right,
} as const satisfies Record<SiteSettings['cookieBanner']['alignment'], () => string>

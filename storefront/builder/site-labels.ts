import type { SiteSettings } from '@hydrant/contract/shared/site-settings.ts'

/** What the settings of the site are called, by the fields of their form. */
export const SITE_LABELS = {
  notice: 'Line above the name',
  service: 'Its second part, in wide windows',
  navigation: 'Links beside the categories',
  categoriesTitle: 'Heading above the categories',
  contactTitle: 'Heading of the contact',
  contactLines: 'Contact',
  note: 'Note at the very end',
  cookieTitle: 'Heading',
  cookieText: 'Text',
  acceptAllLabel: 'Button that accepts all',
  managePreferencesLabel: 'Button that leads to the choice',
  cookieExpireDays: 'Ask again after, in days',
  cookieDelayedDays: 'Ask later after, in days',
  backgroundColor: 'Background',
  textColor: 'Text color',
  buttonColor: 'Button color',
  buttonTextColor: 'Color of the button’s words',
  alignment: 'Alignment',
  containerMaxWidth: 'Greatest width, in pixels',
} as const

/** What the sections of the settings are called. */
export const SITE_SECTIONS = {
  header: 'Header and navigation',
  footer: 'Footer',
  cookieBanner: 'Cookie banner',
} as const

/** The labels of the cookie banner's positions. */
export const ALIGNMENTS = { start: 'Left', center: 'Center', end: 'Right' } as const satisfies Record<
  SiteSettings['cookieBanner']['alignment'],
  string
>

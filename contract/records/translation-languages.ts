/** The countries for which a text may be written differently, by language. */
const REGIONS = {
  en: ['US', 'CA', 'GB', 'IE', 'AU', 'NZ', 'IN', 'ZA'],
  es: [
    'US',
    'MX',
    'ES',
    'AR',
    'BO',
    'CL',
    'CO',
    'CR',
    'DO',
    'EC',
    'GT',
    'HN',
    'NI',
    'PA',
    'PE',
    'PR',
    'PY',
    'SV',
    'UY',
    'VE',
  ],
  fr: ['FR', 'CA', 'BE', 'CH', 'LU'],
  de: ['DE', 'AT', 'BE', 'CH', 'LU'],
}

/**
 * The codes of the languages in which products and categories can be described, as the platform writes them: each
 * language that the shop has messages in, also for one country.
 */
export const TRANSLATION_LANGUAGES: readonly string[] = Object.entries(REGIONS).flatMap(([language, regions]) => [
  language,
  ...regions.map((region) => `${language}_${region}`),
])

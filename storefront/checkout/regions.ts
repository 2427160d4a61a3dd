/** A state or province that orders are sent to. */
export interface Region {
  /** ISO 3166-2, such as `US-WA`. */
  readonly code: string
  readonly name: string
}

const UNITED_STATES =
  'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming'

const CANADA =
  'AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador|NT Northwest Territories|NS Nova Scotia|NU Nunavut|ON Ontario|PE Prince Edward Island|QC Quebec|SK Saskatchewan|YT Yukon'

/** The regions of a country, by name; empty where none are known and the region is typed instead. */
export function regionsOf(country: string): readonly Region[] {
  switch (country) {
    case 'US':
      return parse(country, UNITED_STATES)
    case 'CA':
      return parse(country, CANADA)
    default:
      return []
  }
}

function parse(country: string, list: string): Region[] {
  return list.split('|').map((entry) => ({ code: `${country}-${entry.slice(0, 2)}`, name: entry.slice(3) }))
}

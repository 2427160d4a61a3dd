import { currentLocale } from '@hydrant/messages/locale.ts'
import { isDecimalText } from '@hydrant/kernel/locale/format-decimal.ts'
import { parseDecimal } from '@hydrant/kernel/money/decimal.ts'
import { DateText, UtcDateTimeText, TimeText } from '../format/date-text.tsx'
import { LocationText } from '../format/location-text.tsx'
import { MoneyText, NumberText } from '../format/number-text.tsx'
import { PhoneLink } from '../format/phone-link.tsx'
import { useWarnOncePerMessage } from '../format/use-warn-once-per-message.ts'
import { classNames } from '../layout/class-names.ts'
import unseen from '../layout/visually-hidden.module.css'
import styles from './product-field.module.css'

/** The type of a value, which decides its format; `text` by default. */
export type ProductFieldType =
  | 'boldString'
  | 'currency'
  | 'datetime'
  | 'date'
  | 'number'
  | 'integer'
  | 'email'
  | 'percent'
  | 'phone'
  | 'time'
  | 'location'
  | 'url'
  | 'variation'
  | 'text'

/** One field of a product as the server sent it: numbers as decimals, dates and times as ISO 8601. */
export interface ProductField {
  readonly label: string
  readonly value: string
  readonly type?: ProductFieldType
  /** Whether the Tab key reaches it. */
  readonly tabStoppable?: boolean
}

/** The style of the fields of a card. */
export interface FieldStyle {
  readonly fontSize?: 'small' | 'medium' | 'large'
  readonly fontColor?: 'ink' | 'muted' | 'accent' | 'positive'
  readonly showLabel?: boolean
}

/** Fields of a product with label and value; renders nothing when all values are empty. */
export function ProductFields({
  fields,
  currency,
  fontSize = 'small',
  fontColor = 'ink',
  showLabel = true,
}: FieldStyle & { readonly fields: readonly ProductField[]; readonly currency: string }) {
  const filledFields = fields.filter((field) => field.value !== '')
  if (filledFields.length === 0) return null
  return (
    <dl className={classNames(styles.fields, styles[fontSize], styles[fontColor])}>
      {filledFields.map((field) => (
        <div key={field.label}>
          <dt className={showLabel ? undefined : unseen.hidden}>{field.label}</dt>
          <dd tabIndex={field.tabStoppable === true ? 0 : undefined}>
            <FieldValue field={field} currency={currency} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The value of a field, formatted by its type. */
function FieldValue({
  field: { value, type = 'text' },
  currency,
}: {
  readonly field: ProductField
  readonly currency: string
}) {
  switch (type) {
    case 'currency':
      return <MoneyText value={value} currency={currency} />
    case 'datetime':
      return <UtcDateTimeText value={value} />
    case 'date':
      return <DateText value={value} />
    case 'time':
      return <TimeText value={value} />
    case 'location':
      return <LocationText {...parseCoordinatesOrNaN(value)} />
    case 'number':
      return <NumberText value={value} />
    case 'integer':
      return <NumberText value={parseDecimal(value)?.round(0).toFixed() ?? value} />
    case 'percent':
      return <ExactPercentText value={value} />
    case 'phone':
      return <PhoneLink number={value} />
    case 'email':
      return <a href={`mailto:${value}`}>{value}</a>
    case 'url':
      return <WebLink url={value} />
    case 'boldString':
      return <strong>{unescapeText(value)}</strong>
    case 'variation':
    case 'text':
      return unescapeText(value)
    default:
      return type satisfies never
  }
}

/** Parses latitude and longitude, separated by a comma; NaN where there is no number. */
function parseCoordinatesOrNaN(value: string) {
  const [latitude = Number.NaN, longitude = Number.NaN] = value.split(',').map(Number.parseFloat)
  return { latitude, longitude }
}

/** Shows a rate such as `7.125` as a percentage with all its digits: `7.125%`. */
function ExactPercentText({ value }: { readonly value: string }) {
  const isRate = isDecimalText(value)
  useWarnOncePerMessage(isRate ? null : `'${value}' is no rate.`)
  return isRate
    ? new Intl.NumberFormat(currentLocale(), { style: 'unit', unit: 'percent', maximumFractionDigits: 20 }).format(
        value,
      )
    : null
}

/** The http(s) URL of a web page as a link; any other URL as text, because its scheme may be unsafe. */
function WebLink({ url }: { readonly url: string }) {
  const isPage = /^https?:\/\//i.test(url) && URL.canParse(url)
  return isPage ? <a href={url}>{url}</a> : url
}

const UNESCAPED_CHARACTERS: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"' }

/** Unescapes angle brackets and quotes in a text that was stored escaped. */
function unescapeText(text: string): string {
  return text.replaceAll(/&(?:lt|gt|quot);/g, (escaped) => UNESCAPED_CHARACTERS[escaped] ?? escaped)
}

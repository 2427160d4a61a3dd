import { Badge } from '@hydrant/design/feedback/badge.tsx'
import { Moment } from '@hydrant/design/format/moment.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { formatDate } from '@hydrant/kernel/locale/format-date.ts'
import { formatQuantity } from '@hydrant/kernel/locale/format-decimal.ts'
import * as messages from '@hydrant/messages/compiled/back-office/records.js'
import { officeLinks } from '../office-links.ts'
import { getFieldText, getParentText } from './field-value.ts'
import { PART_NUMBER } from './list-query.ts'
import type { DescribedField } from './load-description.ts'

/** The value of a field of a record for people: a reference is a link to the record that it names. */
export function FieldText({ field, record, isInLink = false, showsPartNumber = true }: FieldTextProps) {
  const value = getFieldText(record, field.name)
  if (value === null) return isInLink ? messages.noValue() : ''
  switch (field.type) {
    case 'boolean':
      return value === 'true' ? messages.yes() : messages.no()
    case 'datetime':
      return field.isDay === true ? formatDate(value.slice(0, 10), 'medium') : <Moment of={value} />
    case 'int':
    case 'double':
    case 'currency':
      return formatQuantity(value)
    case 'reference':
      return <ReferenceText field={field} record={record} isInLink={isInLink} showsPartNumber={showsPartNumber} />
    default:
      if (field.name === 'Status' && !isInLink) return <Badge>{value}</Badge>
      return value.length > MAX_TEXT ? `${value.slice(0, MAX_TEXT)}…` : value
  }
}

/** How many characters of a text a list shows. */
const MAX_TEXT = 160

interface FieldTextProps {
  readonly field: DescribedField
  readonly record: Readonly<Record<string, unknown>>
  /** Whether it stands in a link, which cannot contain another one. */
  readonly isInLink?: boolean
  /** Whether a product is shown with its part number, which a column of its own may have. */
  readonly showsPartNumber?: boolean
}

/** What people know the record by that a reference names, as a link to it unless it stands in one. */
function ReferenceText({ field, record, isInLink, showsPartNumber }: Required<FieldTextProps>) {
  const value = getFieldText(record, field.name) ?? ''
  const partNumber = showsPartNumber ? getParentText(record, field.relationshipName, PART_NUMBER) : null
  const title = getParentText(record, field.relationshipName, field.referencedTitle) ?? value
  const text = partNumber === null ? title : messages.productWithNumber({ partNumber, name: title })
  const objectName = field.referenceTo[0]
  return isInLink || objectName === undefined || field.referencedTitle === null ? (
    text
  ) : (
    <Link href={officeLinks.record(objectName, value)}>{text}</Link>
  )
}

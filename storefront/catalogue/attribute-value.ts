import { formatDate } from '@hydrant/kernel/locale/format-date.ts'

/** Formats the value of a product attribute for the page: a date is written out, everything else stays as it is. */
export function formatAttributeValue(value: string): string {
  return (/^\d{4}-\d{2}-\d{2}$/.test(value) && formatDate(value, 'long')) || value
}

import { formatPersonName, type NameUse, type PersonName } from '@hydrant/kernel/locale/format-name.ts'
import { formatPhone } from '@hydrant/kernel/locale/phone.ts'

/** A person's name in the order of the locale, or of the country that the person is in. */
export function NameText({ name, ...use }: { readonly name: PersonName } & NameUse) {
  return <span dir="auto">{formatPersonName(name, use)}</span>
}

/** A phone number that can be called: of North America as `(xxx) xxx-xxxx`, others as they were written. */
export function PhoneLink({ number, country = 'US' }: { readonly number: string; readonly country?: string | null }) {
  const digits = number.replaceAll(/[^+\d]/g, '')
  const text = <bdi dir="ltr">{formatPhone(number, country)}</bdi>
  return digits === '' ? text : <a href={`tel:${digits}`}>{text}</a>
}

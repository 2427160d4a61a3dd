import { formatPhone } from '@hydrant/kernel/locale/phone.ts'

/** A phone number as a `tel:` link: North American numbers as `(xxx) xxx-xxxx`, others as they were entered. */
export function PhoneLink({ number, country = 'US' }: { readonly number: string; readonly country?: string | null }) {
  const digits = number.replaceAll(/[^+\d]/g, '')
  const text = <bdi dir="ltr">{formatPhone(number, country)}</bdi>
  return digits === '' ? text : <a href={`tel:${digits}`}>{text}</a>
}

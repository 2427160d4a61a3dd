import { formatAddress, type PostalAddress } from '@hydrant/kernel/locale/format-address.ts'
import styles from './address-text.module.css'

/**
 * A postal address formatted by the rules of its country, whose name comes last. Renders nothing for an empty address.
 */
export function AddressText({
  address,
  locale = 'en-US',
}: {
  readonly address: PostalAddress
  readonly locale?: string
}) {
  const lines = [...formatAddress(address), countryName(address.country ?? '', locale)].filter((line) => line !== '')
  if (lines.length === 0) return null
  return (
    <address className={styles.address} dir="auto">
      {lines.join('\n')}
    </address>
  )
}

function countryName(code: string, locale: string): string {
  if (!/^[a-z]{2}$/i.test(code)) return code
  return new Intl.DisplayNames([locale], { type: 'region' }).of(code.toUpperCase()) ?? code
}

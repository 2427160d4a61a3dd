import styles from './address-lines.module.css'
import type { AddressView } from './checkout-view.ts'

/** Shows an address in postal form. */
export function AddressLines({ address }: { readonly address: Pick<AddressView, 'name' | 'lines'> }) {
  return (
    <address className={styles.address}>
      <strong>{address.name}</strong>
      {address.lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  )
}

import { SpecTable } from '@hydrant/design/fields/spec-table.tsx'
import { useIsHydrated } from '@hydrant/design/format/use-is-hydrated.ts'
import { useState } from 'react'
import * as messages from '@hydrant/messages/compiled/storefront/catalogue.js'
import styles from './specification-table.module.css'
import type { Specification } from './specifications.ts'

/**
 * Everything that is known of a product; numbers have a button that copies them, where the browser lets a page do so.
 */
export function SpecificationTable({ specs }: { readonly specs: readonly Specification[] }) {
  const canCopy = useIsHydrated() && 'clipboard' in navigator
  return (
    <SpecTable
      specs={specs.map(({ label, value, isIdentifier }) => ({
        label,
        value: isIdentifier ? (
          <span className={styles.number}>
            <span className={styles.digits}>{value}</span>
            {canCopy && <CopyButton label={label} value={value} />}
          </span>
        ) : (
          value
        ),
      }))}
    />
  )
}

function CopyButton({ label, value }: Pick<Specification, 'label' | 'value'>) {
  const [isCopied, setIsCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      setIsCopied(true)
    } catch {
      // The browser has asked, and the visitor does not want it.
    }
  }
  return (
    <>
      <button
        type="button"
        className={styles.copy}
        aria-label={messages.copyValue({ label })}
        onClick={() => void copy()}
        onBlur={() => setIsCopied(false)}
      >
        {messages.copy()}
      </button>
      <span role="status" className={styles.copied}>
        {isCopied ? messages.copied() : null}
      </span>
    </>
  )
}

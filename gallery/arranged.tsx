import type { ReactNode } from 'react'

/** Things beside each other, on as many lines as they need. */
export function Row({ children }: { readonly children: ReactNode }) {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-3)', alignItems: 'center' }}>{children}</div>
  )
}

/** Things below one another. */
export function Stack({ children }: { readonly children: ReactNode }) {
  return <div style={{ display: 'grid', gap: 'var(--space-3)', justifyItems: 'start' }}>{children}</div>
}

/** A dark ground, for what is made to stand on one. */
export function DarkGround({ children }: { readonly children: ReactNode }) {
  return <span style={{ padding: 'var(--space-2)', background: 'var(--color-inverse)' }}>{children}</span>
}

import type { ReactNode } from 'react'

/** Children side by side, wrapped onto as many lines as they need. */
export function Row({ children }: { readonly children: ReactNode }) {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-3)', alignItems: 'center' }}>{children}</div>
  )
}

/** Children below one another. */
export function Stack({ children }: { readonly children: ReactNode }) {
  return <div style={{ display: 'grid', gap: 'var(--space-3)', justifyItems: 'start' }}>{children}</div>
}

/** A dark background, for components that are made for one. */
export function DarkBackground({ children }: { readonly children: ReactNode }) {
  return <span style={{ padding: 'var(--space-2)', background: 'var(--color-inverse)' }}>{children}</span>
}

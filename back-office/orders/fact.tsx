import type { ReactNode } from 'react'

/** A term and its value in a description list; nothing without a value. */
export function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  if (children === null || children === '') return null
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

import type { ReactNode } from 'react'

/** Renders one state of a component. */
export type State = () => ReactNode

/** A component of the design system in the states that a shop can bring it into. */
export interface Exhibit {
  readonly component: string
  /** What the state is, in words → how it is made. */
  readonly states: Readonly<Record<string, State>>
  /** The states that take the whole window: they are shown on their own pages only. */
  readonly alone?: readonly string[]
}

/** The place of an exhibit, or of a state of it, in an address: `Original price` becomes `original-price`. */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

/** Where the page of an exhibit is, with all its states. */
export function exhibitPathOf(component: string): string {
  return `/${slugOf(component)}/`
}

/** Where the page of a state is. */
export function pathOf(component: string, state: string): string {
  return `${exhibitPathOf(component)}${slugOf(state)}/`
}

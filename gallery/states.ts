import type { ReactNode } from 'react'

/** Renders one state of a component. */
export type State = () => ReactNode

/** A component of the design system with its states. */
export interface Exhibit {
  readonly component: string
  /** The states by name. Tests and pages are named after them. */
  readonly states: Readonly<Record<string, State>>
  /** The states that need the whole window: they are shown on their own pages only. */
  readonly fullWindowStates?: readonly string[]
}

/** Converts the name of a component or state to its part of a URL: `Original price` becomes `original-price`. */
export function toSlug(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

/** Returns the path of the page with all states of a component. */
export function toExhibitPath(component: string): string {
  return `/${toSlug(component)}/`
}

/** Returns the path of the page of a state. */
export function toStatePath(component: string, state: string): string {
  return `${toExhibitPath(component)}${toSlug(state)}/`
}

import { DEFAULT_LOCALE } from '@hydrant/messages/locale.ts'
import type { Exhibit } from '../states.ts'

const modules = import.meta.glob<{ exhibit: Exhibit }>('../**/*.states.tsx', { eager: true })

/** All exhibits, sorted by the name of their component. */
export const exhibits: readonly Exhibit[] = Object.values(modules)
  .map(({ exhibit }) => exhibit)
  .toSorted((one, other) => one.component.localeCompare(other.component, DEFAULT_LOCALE))

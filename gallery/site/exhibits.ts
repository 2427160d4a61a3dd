import type { Exhibit } from '../states.ts'

const found = import.meta.glob<{ exhibit: Exhibit }>('../**/*.states.tsx', { eager: true })

/** Every exhibit, by the name of its component. */
export const exhibits: readonly Exhibit[] = Object.values(found)
  .map(({ exhibit }) => exhibit)
  .toSorted((one, other) => one.component.localeCompare(other.component, 'en'))

import { createContext, useContext } from 'react'
import type { KnownNames } from '../../bindings/known-names.ts'
import type { FoundProblem } from '../../checks/problem.ts'
import type { Device } from '../../registry/styles.ts'
import type { EditorServices } from '../services.ts'

/** What the settings of a block are asked for with. */
export interface PanelSurroundings {
  readonly services: EditorServices
  /** What expressions can ask for here, and in settings that say what is to be fetched. */
  readonly here: KnownNames
  readonly onPage: KnownNames
  /** What is wrong with this block. */
  readonly problems: readonly FoundProblem[]
  /** For which device settings are made that can differ by device. */
  readonly device: Device
  readonly isReadOnly: boolean
}

const PanelContext = createContext<PanelSurroundings | null>(null)

/** Gives the settings of a block what they are asked for with. */
export const PanelProvider = PanelContext.Provider

/** What settings are asked for with. Throws outside the panel. */
export function usePanel(): PanelSurroundings {
  const panel = useContext(PanelContext)
  if (panel === null) throw new Error('A setting is shown outside the panel of settings.')
  return panel
}

/**
 * What is wrong with a setting and what should be looked at, in one text each; undefined when nothing is. `path` is
 * such as `slides.0.title`.
 */
export function useFaults(path: string): Readonly<Record<FoundProblem['level'], string | undefined>> {
  const { problems } = usePanel()
  const said = (wanted: FoundProblem['level']) => {
    const messages = new Set(
      problems.filter(({ setting, level }) => setting === path && level === wanted).map(({ message }) => message),
    )
    return messages.size === 0 ? undefined : Array.from(messages).join(' ')
  }
  return { error: said('error'), warning: said('warning') }
}

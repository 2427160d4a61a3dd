import { createContext, useContext } from 'react'
import type { ScopeNames } from '../../bindings/scope-names.ts'
import type { Problem } from '../../checks/problem.ts'
import type { Device } from '../../registry/styles.ts'
import type { EditorServices } from '../services.ts'

/** What the controls of a block's settings share. */
export interface PanelContextValue {
  readonly services: EditorServices
  /** The names that expressions can use here, and those for settings that select the data to load. */
  readonly namesInScope: ScopeNames
  readonly pageNames: ScopeNames
  /** The problems of this block. */
  readonly problems: readonly Problem[]
  /** The device for which settings are edited that can differ by device. */
  readonly device: Device
  readonly isReadOnly: boolean
}

const PanelContext = createContext<PanelContextValue | null>(null)

/** Provides the panel context to the controls of settings. */
export const PanelProvider = PanelContext.Provider

/** Returns the panel context. Throws outside the panel. */
export function usePanelContext(): PanelContextValue {
  const panel = useContext(PanelContext)
  if (panel === null) throw new Error('A setting is shown outside the panel of settings.')
  return panel
}

/**
 * Returns the errors and the warnings of a setting, each joined into one message; undefined when there are none. `path`
 * is such as `slides.0.title`.
 */
export function useProblemMessages(path: string): Readonly<Record<Problem['level'], string | undefined>> {
  const { problems } = usePanelContext()
  const joinMessages = (targetLevel: Problem['level']) => {
    const messages = new Set(
      problems.filter(({ setting, level }) => setting === path && level === targetLevel).map(({ message }) => message),
    )
    return messages.size === 0 ? undefined : Array.from(messages).join(' ')
  }
  return { error: joinMessages('error'), warning: joinMessages('warning') }
}

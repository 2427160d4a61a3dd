import { createContext, useContext } from 'react'
import { ActionRegistry } from './action-registry.ts'

const ActionsContext = createContext(new ActionRegistry())

/** Provides the registry that handles the actions of the blocks inside. */
export const ActionsProvider = ActionsContext.Provider

/** Returns the action registry of the nearest provider; without a provider it has no handlers. */
export function useActionRegistry(): ActionRegistry {
  return useContext(ActionsContext)
}

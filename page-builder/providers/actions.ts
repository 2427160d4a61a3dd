import { createContext, useContext } from 'react'
import { ActionRegistry } from './action-registry.ts'

const ActionsContext = createContext(new ActionRegistry())

/** Takes the actions of the blocks inside to the provider around them. */
export const ActionsProvider = ActionsContext.Provider

/** Where the nearest provider takes actions; it has no handlers where there is no provider. */
export function useActions(): ActionRegistry {
  return useContext(ActionsContext)
}

import { createContext } from 'react'
import type { FormState } from './form-state.ts'

/** The state of the page's forms; null on pages without forms. */
export const FormStateContext = createContext<FormState | null>(null)

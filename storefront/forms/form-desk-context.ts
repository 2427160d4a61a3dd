import { createContext } from 'react'
import type { FormDesk } from './form-desk.ts'

/** Where the forms of the page that is shown are sent; null on pages that take none. */
export const FormDeskContext = createContext<FormDesk | null>(null)

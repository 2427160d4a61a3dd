import { useState } from 'react'
import { useLocation } from 'react-router'
import { type DoneAction, readDone } from './notice.tsx'

/**
 * Returns a key for a form of a page that stays after it was sent: it changes each time one of these actions was done, so
 * that the form begins anew, folded and empty, and is not sent a second time with what was typed for the first. Other
 * forms of the page keep what is typed in them. `isAnswered`: whether a form was sent since, and answered on the page.
 */
export function useFormKey(isAnswered: boolean, ...actions: readonly DoneAction[]): string {
  const { key, search } = useLocation()
  const done = readDone(search)
  const [formKey, setFormKey] = useState(key)
  if (!isAnswered && done !== null && actions.includes(done) && formKey !== key) setFormKey(key)
  return formKey
}

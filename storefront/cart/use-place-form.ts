import { useEffect } from 'react'
import { useNavigation } from 'react-router'
import type { PlaceFormView } from './cart-view.ts'

/** Whether a form for a place is being answered. Focuses its first field with an error, anew for each submitted place. */
export function usePlaceForm({ values, fieldErrors }: Pick<PlaceFormView, 'values' | 'fieldErrors'>): boolean {
  const entered = `${values.country} ${values.region} ${values.postalCode}`
  const firstErrorId = fieldErrors[0]?.fieldId
  useEffect(() => {
    if (firstErrorId !== undefined) document.getElementById(firstErrorId)?.focus()
  }, [firstErrorId, entered])
  return useNavigation().location?.search.includes('country=') === true
}

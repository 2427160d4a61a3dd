import { useLocation } from 'react-router'
import { links } from '../links.ts'
import { pickEstimateFields } from './estimate-fields.ts'

/** Returns a function that makes links of pages of the cart, which keep the estimate of the page that is shown. */
export function useCartHref(): (page: number, selected?: 'all') => string {
  const { search } = useLocation()
  const fields = pickEstimateFields(new URLSearchParams(search))
  return (page, selected) => links.cartPage(page, selected, fields)
}

import { useRouteLoaderData } from 'react-router'
import { HiddenAccountField } from '../account/account-field.tsx'
import type { Visitor } from '../shell/visitor.ts'
import { CART_ID_FIELD } from './cart-id-field.ts'
import type { CartCount } from './use-cart-count.ts'

/**
 * The part of the root loader's data that is used here. The root imports this component, so its loader's type cannot be
 * imported.
 */
type RootLoader = () => Promise<{ readonly visitor: Visitor | null; readonly cart: CartCount | null }>

/**
 * Hidden fields with the account and, for a buyer, the id of the current cart that the page was shown for, for forms that
 * change the current cart or order it. `requireSameAccountAndCart` compares them with those of now.
 */
export function HiddenCartField() {
  const { visitor, cart } = useRouteLoaderData<RootLoader>('root') ?? {}
  const cartId = visitor?.isGuest === false ? cart?.cartId : null
  return (
    <>
      <HiddenAccountField />
      {cartId && <input type="hidden" name={CART_ID_FIELD} value={cartId} />}
    </>
  )
}

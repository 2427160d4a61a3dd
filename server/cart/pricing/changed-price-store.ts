import type { ReadOnlyDb } from '@hydrant/database/connection/database.ts'
import { defineStatement } from '@hydrant/database/connection/statement.ts'
import { cartItem } from '@hydrant/database/schema/cart.ts'
import { catalogueChange } from '@hydrant/database/schema/catalogue.ts'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Cart } from '../cart.ts'

/** Whether a product in a cart has changed since the catalogue version that the cart was priced for. */
export async function hasChangedProducts(db: ReadOnlyDb, { id, pricedVersion }: Cart): Promise<boolean> {
  return (await changedProductQuery(db, { id, pricedVersion })).length > 0
}

const changedProductQuery = defineStatement<Pick<Cart, 'id' | 'pricedVersion'>>()((db, params) =>
  db
    .select({ one: sql`1` })
    .from(cartItem)
    .innerJoin(catalogueChange, eq(catalogueChange.productId, cartItem.productId))
    .where(and(eq(cartItem.cartId, params.id), gt(catalogueChange.version, params.pricedVersion)))
    .limit(1),
)

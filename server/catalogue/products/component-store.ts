import type { ReadOnlyDb } from '@hydrant/database/connection/database.ts'
import { toAnyOfCondition } from '@hydrant/database/connection/text-array.ts'
import { product, productComponent, productRelation } from '@hydrant/database/schema/catalogue.ts'
import { and, asc, eq, getTableColumns } from 'drizzle-orm'

/** A component of a set or bundle. */
export type Component = typeof productComponent.$inferSelect

/** Finds the components of sets and bundles, in order. */
export function findComponents(db: ReadOnlyDb, parentIds: readonly string[]): Promise<Component[]> {
  return db
    .select()
    .from(productComponent)
    .where(toAnyOfCondition(productComponent.parentId, parentIds))
    .orderBy(asc(productComponent.sortOrder), asc(productComponent.childId))
}

/** Finds the required components of sets and bundles, in order. */
export function findRequiredComponents(db: ReadOnlyDb, parentIds: readonly string[]): Promise<Component[]> {
  return db
    .select(getTableColumns(productComponent))
    .from(productComponent)
    .innerJoin(product, eq(product.id, productComponent.parentId))
    .where(
      and(
        toAnyOfCondition(productComponent.parentId, parentIds),
        eq(productComponent.isRequired, true),
        toAnyOfCondition(product.productClass, ['Set', 'Bundle']),
      ),
    )
    .orderBy(asc(productComponent.sortOrder), asc(productComponent.childId))
}

/** A product that another one mentions. */
export type Relation = typeof productRelation.$inferSelect

/** Finds the relations of a product, in order. */
export function findRelations(db: ReadOnlyDb, productId: string): Promise<Relation[]> {
  return db
    .select()
    .from(productRelation)
    .where(eq(productRelation.productId, productId))
    .orderBy(asc(productRelation.sortOrder))
}

import type { Transaction } from '@hydrant/database/connection/database.ts'
import { newId } from '@hydrant/kernel/identity/record-id.ts'
import { type DomainError, err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/catalogue.js'
import { integrityError } from '../../../records/service.ts'
import {
  type ComponentValues,
  deleteComponent,
  deleteProductSellingModel,
  deleteSellingModel,
  findProductClass,
  findSellingModel,
  insertComponent,
  insertProductSellingModel,
  insertSellingModel,
  type ProductSellingModelValues,
  type SellingModelValues,
  updateComponent,
  updateProductSellingModel,
  updateSellingModel,
} from './store.ts'

type ChangesOf<Values> = { readonly [Name in keyof Values]?: Values[Name] | undefined }

/**
 * Creates a selling model that no product has yet, and returns its id. Returns an error for a pricing term that is
 * missing, or that selling once does not have, and for terms of which none is allowed.
 */
export async function createSellingModel(tx: Transaction, model: SellingModelValues): Promise<Result<string>> {
  const isRecurring = model.sellingModelType !== 'OneTime'
  if ((model.pricingTerm !== null) !== isRecurring) return err(integrityError('PricingTerm', messages.recurringTerm))
  if ((model.pricingTermUnit !== null) !== isRecurring)
    return err(integrityError('PricingTermUnit', messages.recurringTerm))
  const error = findTermError(model)
  if (error !== null) return err(error)
  const id = newId('0jP')
  await insertSellingModel(tx, { ...model, id })
  return ok(id)
}

/** Changes a selling model; undefined values stay as they are. Returns an error for terms of which none is allowed. */
export async function changeSellingModel(
  tx: Transaction,
  id: string,
  changes: ChangesOf<Pick<SellingModelValues, 'name' | 'minimumTerm' | 'maximumTerm' | 'termIncrement'>>,
): Promise<Result<null>> {
  const existing = await findSellingModel(tx, id)
  if (existing === null) return ok(null)
  const { minimumTerm = existing.minimumTerm, maximumTerm = existing.maximumTerm } = changes
  const error = findTermError({ minimumTerm, maximumTerm })
  if (error !== null) return err(error)
  await updateSellingModel(tx, id, changes)
  return ok(null)
}

/** Deletes a selling model. The database refuses it while products or prices have it. */
export async function removeSellingModel(tx: Transaction, id: string): Promise<Result<null>> {
  await deleteSellingModel(tx, id)
  return ok(null)
}

/** Lets a product be sold by a model, and returns the id of that. */
export async function addSellingModelToProduct(
  tx: Transaction,
  option: ProductSellingModelValues,
): Promise<Result<string>> {
  return ok(await insertProductSellingModel(tx, option))
}

/** Changes where a model is among those of its product; undefined leaves it there. */
export async function moveSellingModelOfProduct(
  tx: Transaction,
  id: string,
  sortOrder: number | undefined,
): Promise<Result<null>> {
  if (sortOrder !== undefined) await updateProductSellingModel(tx, id, sortOrder)
  return ok(null)
}

/** Ends that a product is sold by a model. */
export async function removeSellingModelFromProduct(tx: Transaction, id: string): Promise<Result<null>> {
  await deleteProductSellingModel(tx, id)
  return ok(null)
}

/**
 * Adds a part to a set or bundle and returns its id. Returns an error for a parent that is neither, and for a part that
 * cannot be bought by itself.
 */
export async function addComponent(tx: Transaction, component: ComponentValues): Promise<Result<string>> {
  const parentClass = await findProductClass(tx, component.parentId)
  if (parentClass !== 'Set' && parentClass !== 'Bundle')
    return err(integrityError('ParentProductId', messages.componentOfNoSet))
  const childClass = await findProductClass(tx, component.childId)
  if (childClass !== 'Simple' && childClass !== 'Variation')
    return err(integrityError('ChildProductId', messages.componentIsNoProduct))
  return ok(await insertComponent(tx, component))
}

/** Changes a part of a set; undefined values stay as they are. */
export async function changeComponent(
  tx: Transaction,
  id: string,
  changes: ChangesOf<Pick<ComponentValues, 'defaultQuantity' | 'isRequired' | 'sortOrder'>>,
): Promise<Result<null>> {
  await updateComponent(tx, id, changes)
  return ok(null)
}

/** Takes a part out of a set. */
export async function removeComponent(tx: Transaction, id: string): Promise<Result<null>> {
  await deleteComponent(tx, id)
  return ok(null)
}

function findTermError({
  minimumTerm,
  maximumTerm,
}: Pick<SellingModelValues, 'minimumTerm' | 'maximumTerm'>): DomainError | null {
  return minimumTerm !== null && maximumTerm !== null && maximumTerm < minimumTerm
    ? integrityError('MaximumTerm__c', messages.maximumTermBelowMinimum)
    : null
}

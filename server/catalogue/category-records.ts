import { productCategory as categoryDefinition } from '@hydrant/contract/records/product-category.ts'
import { productCategoryProduct } from '@hydrant/contract/records/product-category-product.ts'
import { category, productCategory } from '@hydrant/database/schema/catalogue.ts'
import { sql } from 'drizzle-orm'
import { defineStoredObject, integrityError, type StoredObject, toSystemColumns } from '../records/service.ts'
import { err } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/catalogue.js'
import { toCatalogId } from './catalog-id.ts'
import { changeCategory, createCategory, removeCategory } from './writing/categories/service.ts'
import { assignCategory, removeCategoryAssignment, setPrimaryCategory } from './writing/categories/assignment-store.ts'

/** Categories, and the products in them, in the record API. */
export const CATEGORY_OBJECTS: readonly StoredObject[] = [
  defineStoredObject(categoryDefinition, {
    table: category,
    columns: (table, { webstore }) => ({
      ...toSystemColumns(table),
      Name: table.name,
      Description: table.description,
      CatalogId: sql`${toCatalogId(webstore)}::text`,
      ParentCategoryId: table.parentId,
      IsNavigational: table.isNavigational,
      SortOrder: table.sortOrder,
    }),
    defaults: ({ webstore }) => ({ CatalogId: toCatalogId(webstore) }),
    create: async (tx, values, { webstore }) => {
      const id = toCatalogId(webstore)
      if (values.CatalogId !== id) return err(integrityError('CatalogId', () => messages.unknownCatalog({ id })))
      return createCategory(tx, {
        name: values.Name,
        description: values.Description ?? null,
        parentId: values.ParentCategoryId ?? null,
        isNavigational: values.IsNavigational,
        sortOrder: values.SortOrder,
      })
    },
    update: (tx, id, changes) =>
      changeCategory(tx, id, {
        name: changes.Name,
        description: changes.Description,
        parentId: changes.ParentCategoryId,
        isNavigational: changes.IsNavigational,
        sortOrder: changes.SortOrder,
      }),
    delete: removeCategory,
  }),
  defineStoredObject(productCategoryProduct, {
    table: productCategory,
    columns: (table) => ({
      ...toSystemColumns(table),
      ProductCategoryId: table.categoryId,
      ProductId: table.productId,
      IsPrimaryCategory: table.isPrimary,
    }),
    create: (tx, values) =>
      assignCategory(tx, {
        categoryId: values.ProductCategoryId,
        productId: values.ProductId,
        isPrimary: values.IsPrimaryCategory,
      }),
    update: (tx, id, { IsPrimaryCategory: isPrimary }) => setPrimaryCategory(tx, id, isPrimary),
    delete: removeCategoryAssignment,
  }),
]

import { productCatalog } from '@hydrant/contract/records/product-catalog.ts'
import { productCategory as categoryDefinition } from '@hydrant/contract/records/product-category.ts'
import { productCategoryProduct } from '@hydrant/contract/records/product-category-product.ts'
import { category, productCategory } from '@hydrant/database/schema/catalogue.ts'
import { webstore } from '@hydrant/database/schema/webstore.ts'
import { sql } from 'drizzle-orm'
import { defineStoredObject, type StoredObject, toSystemColumns } from '../records/service.ts'
import { toCatalogId } from './catalog-id.ts'
import { parseUrlName } from './url-name.ts'
import { changeCategory, createCategory, removeCategory } from './writing/categories/service.ts'
import { assignCategory, removeCategoryAssignment, setPrimaryCategory } from './writing/categories/assignment-store.ts'

/** The catalogue, its categories, and the products in them, in the record API. */
export const CATEGORY_OBJECTS: readonly StoredObject[] = [
  defineStoredObject(productCatalog, {
    table: webstore,
    columns: (table, context) => ({
      ...toSystemColumns(table),
      Id: sql`${toCatalogId(context.webstore)}::text`,
      Name: table.name,
      NumberOfCategories: sql`(select count(*) from category)`,
    }),
  }),
  defineStoredObject(categoryDefinition, {
    table: category,
    columns: (table, context) => ({
      ...toSystemColumns(table),
      Name: table.name,
      UrlName__c: table.urlName,
      Description: table.description,
      CatalogId: sql`${toCatalogId(context.webstore)}::text`,
      ParentCategoryId: table.parentId,
      IsNavigational: table.isNavigational,
      TileImageId__c: table.tileMediaId,
      BannerImageId__c: table.bannerMediaId,
      SortOrder: table.sortOrder,
    }),
    defaults: (context) => ({ CatalogId: toCatalogId(context.webstore) }),
    create: (tx, values) => {
      const urlNameResult = parseUrlName(values.UrlName__c)
      if (!urlNameResult.ok) return Promise.resolve(urlNameResult)
      return createCategory(tx, {
        name: values.Name,
        urlName: values.UrlName__c ?? null,
        description: values.Description ?? null,
        parentId: values.ParentCategoryId ?? null,
        isNavigational: values.IsNavigational,
        tileMediaId: values.TileImageId__c ?? null,
        bannerMediaId: values.BannerImageId__c ?? null,
        sortOrder: values.SortOrder,
      })
    },
    update: (tx, id, changes) => {
      const urlNameResult = parseUrlName(changes.UrlName__c)
      if (!urlNameResult.ok) return Promise.resolve(urlNameResult)
      return changeCategory(tx, id, {
        name: changes.Name,
        urlName: changes.UrlName__c,
        description: changes.Description,
        parentId: changes.ParentCategoryId,
        isNavigational: changes.IsNavigational,
        tileMediaId: changes.TileImageId__c,
        bannerMediaId: changes.BannerImageId__c,
        sortOrder: changes.SortOrder,
      })
    },
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

import { type AnyColumn, isNotNull, sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { buyerGroup } from './accounts.ts'
import { attributeSet } from './attribute-sets.ts'
import {
  createdAt,
  generatedId,
  quantity,
  recordId,
  toIdKey,
  toIdWithPrefix,
  toMilliseconds,
  toTextKey,
  updatedAt,
} from './columns.ts'
import { media } from './media.ts'

/** A node of the category tree. `ancestorIds` runs from the root to the parent. */
export const category = pgTable(
  'category',
  {
    id: recordId('id').primaryKey(),
    parentId: recordId('parent_id'),
    ancestorIds: text('ancestor_ids').array().notNull(),
    /** Names from the root down, joined by '/', in lower case: how an import finds it. */
    pathKey: text('path_key').notNull().unique(),
    name: text('name').notNull(),
    description: text('description'),
    urlName: text('url_name'),
    sortOrder: integer('sort_order').notNull().default(0),
    isNavigational: boolean('is_navigational').notNull().default(true),
    tileMediaId: recordId('tile_media_id').references(() => media.id),
    bannerMediaId: recordId('banner_media_id').references(() => media.id),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index().on(table.parentId, table.sortOrder), index().using('gin', table.ancestorIds)],
)

/** In what quantities products are sold that have this rule. The values are in the rows of the products, too. */
export const purchaseQuantityRule = pgTable('purchase_quantity_rule', {
  id: recordId('id').primaryKey(),
  name: text('name').notNull(),
  minimum: quantity('minimum').notNull(),
  maximum: quantity('maximum').notNull(),
  increment: quantity('increment').notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

/** Returns the id under which the rule of a product is a record of its own. */
export const toProductQuantityRuleId = (productId: AnyColumn) => toIdWithPrefix(productId, '0lL')

/** Returns the id under which the attribute values of a variation are a record of their own. */
export const toProductAttributeId = (productId: AnyColumn) => toIdWithPrefix(productId, '0iU')

/** Returns the id under which it is a record that a variation parent has an attribute set. */
export const toAttributeSetProductId = (productId: AnyColumn) => toIdWithPrefix(productId, '0iZ')

/** Returns the first normalized part number of a product, as it is indexed: that of its SKU if that has any letter. */
export const toFirstPartNumberKey = (partNumberKey: AnyColumn) => sql`split_part(${partNumberKey}, ' ', 1)`

/** Returns the second normalized part number of a product, as it is indexed: that of its product code; '' for none. */
export const toSecondPartNumberKey = (partNumberKey: AnyColumn) => sql`split_part(${partNumberKey}, ' ', 2)`

/** Returns the GTIN of a product with 14 digits, as it is indexed: `toGtinKeyOrNull`. */
export const toGtinKey = (gtin: AnyColumn) => sql`lpad(${gtin}, 14, '0')`

/** A product, or a variation parent, set or bundle of products. */
export const product = pgTable(
  'product',
  {
    id: recordId('id').primaryKey(),
    sku: text('sku').notNull().unique(),
    productCode: text('product_code'),
    /** The part numbers without punctuation, in capitals, separated by blanks: how a fragment finds them. */
    partNumberKey: text('part_number_key').notNull(),
    /** The number of its barcode (GTIN: EAN, UPC): 8, 12, 13 or 14 digits. */
    gtin: text('gtin'),
    name: text('name').notNull(),
    description: text('description'),
    urlName: text('url_name'),
    productClass: text('product_class', {
      enum: ['Simple', 'VariationParent', 'Variation', 'Set', 'Bundle'],
    }).notNull(),
    family: text('family'),
    brand: text('brand'),
    unitOfMeasure: text('unit_of_measure'),
    packText: text('pack_text'),
    isActive: boolean('is_active').notNull().default(true),
    /** Whether it is no longer sold; its page stays, and its relation `Successor` says what replaces it. */
    isRetired: boolean('is_retired').notNull().default(false),
    isQuoteOnly: boolean('is_quote_only').notNull().default(false),
    /** The purpose of a product that is not sold by itself: gift wrap. */
    purpose: text('purpose', { enum: ['GiftWrap'] }),
    parentId: recordId('parent_id'),
    minimumQuantity: quantity('minimum_quantity'),
    maximumQuantity: quantity('maximum_quantity'),
    quantityIncrement: quantity('quantity_increment'),
    /** The rule that the three quantities are from; null: they are the product's own. */
    purchaseQuantityRuleId: recordId('purchase_quantity_rule_id').references(() => purchaseQuantityRule.id),
    /** Attribute api name → value as shown. */
    attributes: jsonb('attributes').$type<Record<string, string>>().notNull().default({}),
    /** Of a variation parent: what its variations differ in. */
    attributeSetId: recordId('attribute_set_id').references(() => attributeSet.id),
    /** Of a variation: attribute api name → its value. */
    variationValues: jsonb('variation_values').$type<Record<string, string>>(),
    taxTreatment: text('tax_treatment').notNull().default('standard'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index().on(table.parentId),
    index('product_first_part_number_key').on(toFirstPartNumberKey(table.partNumberKey)),
    index('product_second_part_number_key').on(toSecondPartNumberKey(table.partNumberKey)),
    index('product_gtin_key').on(toGtinKey(table.gtin)),
    // Lists are read in the order of their columns from these, forwards and backwards; two are for what can be empty.
    index('product_by_id').on(toIdKey(table.id)),
    index('product_by_created').on(toMilliseconds(table.createdAt), toIdKey(table.id)),
    index('product_by_updated').on(toMilliseconds(table.updatedAt), toIdKey(table.id)),
    index('product_by_sku').on(toTextKey(table.sku), toIdKey(table.id)),
    index('product_by_name').on(toTextKey(table.name), toIdKey(table.id)),
    index('product_by_class').on(toTextKey(table.productClass), toIdKey(table.id)),
    index('product_by_active').on(table.isActive, toIdKey(table.id)),
    index('product_by_brand').on(toTextKey(table.brand), toIdKey(table.id)),
    index('product_by_brand_descending').on(
      sql`${toTextKey(table.brand)} desc nulls last`,
      sql`${toIdKey(table.id)} desc`,
    ),
    index('product_texts').using(
      'gin',
      sql`${toTextKey(table.name)} gin_trgm_ops`,
      sql`${toTextKey(table.sku)} gin_trgm_ops`,
    ),
    index('product_of_quantity_rule').on(table.purchaseQuantityRuleId).where(isNotNull(table.purchaseQuantityRuleId)),
    index('product_of_attribute_set').on(table.attributeSetId).where(isNotNull(table.attributeSetId)),
    index('product_attribute')
      .on(toProductAttributeId(table.id))
      .where(sql`${table.productClass} = 'Variation'`),
    index('attribute_set_product').on(toAttributeSetProductId(table.id)).where(isNotNull(table.attributeSetId)),
    index('product_quantity_rule').on(toProductQuantityRuleId(table.id)).where(isNotNull(table.purchaseQuantityRuleId)),
  ],
)

/** Which categories a product is in; one of them is primary. */
export const productCategory = pgTable(
  'product_category',
  {
    id: generatedId('0ZR'),
    productId: recordId('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    categoryId: recordId('category_id')
      .notNull()
      .references(() => category.id, { onDelete: 'cascade' }),
    isPrimary: boolean('is_primary').notNull().default(false),
    sortOrder: integer('sort_order').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.categoryId] }),
    index().on(table.categoryId, table.sortOrder),
  ],
)

/** An attribute by which buyers compare products. `numericUnit` is set where values sort as numbers. */
export const attributeDefinition = pgTable('attribute_definition', {
  id: generatedId('0tj'),
  apiName: text('api_name').primaryKey(),
  label: text('label').notNull(),
  dataType: text('data_type', { enum: ['text', 'number', 'boolean', 'date'] })
    .notNull()
    .default('text'),
  isFacet: boolean('is_facet').notNull().default(false),
  sequence: integer('sequence').notNull().default(0),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

/** A component of a set or bundle. */
export const productComponent = pgTable(
  'product_component',
  {
    id: generatedId('0dS'),
    parentId: recordId('parent_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    childId: recordId('child_id')
      .notNull()
      .references(() => product.id),
    defaultQuantity: quantity('default_quantity').notNull(),
    isRequired: boolean('is_required').notNull().default(true),
    sortOrder: integer('sort_order').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.parentId, table.childId] })],
)

/** Products that a product page mentions beside its own. */
export const productRelation = pgTable(
  'product_relation',
  {
    id: generatedId('a0R'),
    productId: recordId('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    relatedProductId: recordId('related_product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    relationshipType: text('relationship_type').notNull(),
    sortOrder: integer('sort_order').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.relatedProductId, table.relationshipType] }),
    index().on(table.relatedProductId),
  ],
)

/** A product's pictures and documents, in order, by use. */
export const productMedia = pgTable(
  'product_media',
  {
    // Ids of media have the prefix that these have elsewhere.
    id: generatedId('a03'),
    productId: recordId('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    mediaId: recordId('media_id')
      .notNull()
      .references(() => media.id),
    usage: text('usage', { enum: ['Listing', 'Standard', 'Attachment'] }).notNull(),
    sortOrder: integer('sort_order').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.usage, table.mediaId] }), index().on(table.mediaId)],
)

/** How a product is sold besides once: by month, by year, until cancelled. */
export const sellingModel = pgTable('selling_model', {
  id: recordId('id').primaryKey(),
  name: text('name').notNull(),
  sellingModelType: text('selling_model_type', { enum: ['OneTime', 'Evergreen', 'TermDefined'] }).notNull(),
  pricingTerm: integer('pricing_term'),
  pricingTermUnit: text('pricing_term_unit', { enum: ['Months', 'Annual'] }),
  minimumTerm: integer('minimum_term'),
  maximumTerm: integer('maximum_term'),
  termIncrement: integer('term_increment'),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

/** Which selling models a product has, in order. */
export const productSellingModel = pgTable(
  'product_selling_model',
  {
    id: generatedId('0iO'),
    productId: recordId('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    sellingModelId: recordId('selling_model_id')
      .notNull()
      .references(() => sellingModel.id),
    sortOrder: integer('sort_order').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.sellingModelId] })],
)

/**
 * A right to see products, and to see their prices. New and imported products join the policies with
 * includesNewProducts.
 */
export const entitlementPolicy = pgTable('entitlement_policy', {
  id: recordId('id').primaryKey(),
  name: text('name').notNull().unique(),
  canViewPrice: boolean('can_view_price').notNull().default(true),
  includesNewProducts: boolean('includes_new_products').notNull().default(false),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

/** The buyer groups that have an entitlement. */
export const entitlementBuyerGroup = pgTable(
  'entitlement_buyer_group',
  {
    id: generatedId('7Eb'),
    policyId: recordId('policy_id')
      .notNull()
      .references(() => entitlementPolicy.id, { onDelete: 'cascade' }),
    buyerGroupId: recordId('buyer_group_id')
      .notNull()
      .references(() => buyerGroup.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.policyId, table.buyerGroupId] })],
)

/** The products that an entitlement opens. */
export const entitlementProduct = pgTable(
  'entitlement_product',
  {
    id: generatedId('7Ep'),
    policyId: recordId('policy_id')
      .notNull()
      .references(() => entitlementPolicy.id, { onDelete: 'cascade' }),
    productId: recordId('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.policyId, table.productId] }), index().on(table.productId)],
)

/**
 * The version of the catalogue that last changed a product, in whichever of its tables; under '' the one that last
 * changed anything else: categories, attributes, rights, books. Triggers of those tables keep it.
 */
export const catalogueChange = pgTable(
  'catalogue_change',
  {
    productId: recordId('product_id').primaryKey(),
    version: bigint('version', { mode: 'number' }).notNull(),
  },
  (table) => [index().on(table.version)],
)

/**
 * The search indexes that are stored in files, by their random ids. A file stands for a state of this database exactly
 * if its id is here: a copy or a backup that is older does not have it. Triggers delete all ids when changes are deleted
 * or the version of the catalogue goes back, because files cannot be brought up to date then.
 */
export const searchSnapshot = pgTable('search_snapshot', {
  id: text('id').primaryKey(),
  createdAt: createdAt(),
})

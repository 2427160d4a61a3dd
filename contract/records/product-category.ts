import { defineRecord } from './definition.ts'

/** A category of the shop's one catalogue. */
export const productCategory = defineRecord({
  name: 'ProductCategory',
  label: 'Category',
  labelPlural: 'Categories',
  keyPrefix: '0ZG',
  subject: 'catalogue',
  seenBy: 'staff',
  createdBy: 'staff',
  updatedBy: 'staff',
  deletedBy: 'staff',
  fields: {
    Name: { label: 'Category Name', type: 'string', writable: 'always', length: 255, isRequired: true },
    UrlName__c: { label: 'URL Name', type: 'string', writable: 'always', isDefaultedByShop: true, length: 80 },
    Description: { label: 'Description', type: 'textarea', writable: 'always', length: 32_000 },
    CatalogId: {
      label: 'Catalog ID',
      type: 'reference',
      writable: 'on-create',
      isRequired: true,
      isDefaultedByShop: true,
      reference: { to: 'ProductCatalog', relationshipName: 'Catalog', childRelationshipName: 'ContainedCategories' },
    },
    ParentCategoryId: {
      label: 'Parent Category ID',
      type: 'reference',
      writable: 'always',
      reference: {
        to: 'ProductCategory',
        relationshipName: 'ParentCategory',
        childRelationshipName: 'ChildCategories',
      },
    },
    IsNavigational: { label: 'Show in Menu', type: 'boolean', writable: 'always', default: true },
    TileImageId__c: {
      label: 'Tile Image ID',
      type: 'reference',
      writable: 'always',
      reference: { to: 'ManagedContent', relationshipName: 'TileImage__r' },
    },
    BannerImageId__c: {
      label: 'Banner Image ID',
      type: 'reference',
      writable: 'always',
      reference: { to: 'ManagedContent', relationshipName: 'BannerImage__r' },
    },
    SortOrder: { label: 'Sort Order', type: 'int', writable: 'always', isRequired: true, default: 0, precision: 9 },
  },
})

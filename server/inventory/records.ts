import { location as locationDefinition } from '@hydrant/contract/records/location.ts'
import { stockLevel } from '@hydrant/contract/records/stock-level.ts'
import { inventoryLevel, location } from '@hydrant/database/schema/inventory.ts'
import { sql } from 'drizzle-orm'
import { defineStoredObject, type StoredObject, toSystemColumns } from '../records/service.ts'
import {
  changeLocation,
  changeStockLevel,
  createLocation,
  createStockLevel,
  removeLocation,
  removeStockLevel,
} from './writing/service.ts'

/** The objects of this area in the record API. */
export const INVENTORY_OBJECTS: readonly StoredObject[] = [
  defineStoredObject(locationDefinition, {
    table: location,
    columns: (table) => ({
      ...toSystemColumns(table),
      Name: table.name,
      LocationType: sql`'Warehouse'::text`,
      IsInventoryLocation: sql`true`,
      Priority__c: table.priority,
    }),
    create: (tx, values) => createLocation(tx, { name: values.Name, priority: values.Priority__c }),
    update: (tx, id, changes) => changeLocation(tx, id, { name: changes.Name, priority: changes.Priority__c }),
    delete: removeLocation,
  }),
  defineStoredObject(stockLevel, {
    table: inventoryLevel,
    columns: (table) => ({
      ...toSystemColumns(table),
      Product__c: table.productId,
      Location__c: table.locationId,
      QuantityOnHand__c: table.onHand,
      SafetyStock__c: table.safetyStock,
      QuantityReserved__c: sql`coalesce((
        select sum(held.quantity) from inventory_reservation held
        where held.product_id = ${table.productId} and held.location_id = ${table.locationId}
          and held.expires_at > clock_timestamp()), 0)`,
    }),
    create: (tx, values) =>
      createStockLevel(tx, {
        productId: values.Product__c,
        locationId: values.Location__c,
        onHand: values.QuantityOnHand__c,
        safetyStock: values.SafetyStock__c,
      }),
    update: (tx, id, changes) =>
      changeStockLevel(tx, id, { onHand: changes.QuantityOnHand__c, safetyStock: changes.SafetyStock__c }),
    delete: removeStockLevel,
  }),
]

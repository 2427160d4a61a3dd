import { location as locationDefinition } from '@hydrant/contract/records/location.ts'
import { locationGroup as groupDefinition } from '@hydrant/contract/records/location-group.ts'
import { locationGroupAssignment } from '@hydrant/contract/records/location-group-assignment.ts'
import { expectedArrival as expectedArrivalDefinition } from '@hydrant/contract/records/expected-arrival.ts'
import { stockLevel } from '@hydrant/contract/records/stock-level.ts'
import {
  expectedArrival,
  inventoryLevel,
  location,
  locationGroup,
  locationGroupMember,
} from '@hydrant/database/schema/inventory.ts'
import { sql } from 'drizzle-orm'
import { defineStoredObject, type StoredObject, toSystemColumns } from '../records/service.ts'
import {
  addLocationToGroup,
  changeLocationGroup,
  createLocationGroup,
  removeLocationFromGroup,
  removeLocationGroup,
} from './writing/location-groups.ts'
import {
  changeExpectedArrival,
  changeLocation,
  changeStockLevel,
  createExpectedArrival,
  createLocation,
  createStockLevel,
  removeExpectedArrival,
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
  defineStoredObject(groupDefinition, {
    table: locationGroup,
    columns: (table) => ({
      ...toSystemColumns(table),
      LocationGroupName: table.name,
      IsEnabled: sql`true`,
    }),
    create: (tx, values) => createLocationGroup(tx, values.LocationGroupName),
    update: (tx, id, { LocationGroupName: name }) => changeLocationGroup(tx, id, name),
    delete: removeLocationGroup,
  }),
  defineStoredObject(locationGroupAssignment, {
    table: locationGroupMember,
    columns: (table) => ({
      ...toSystemColumns(table),
      LocationGroupId: table.locationGroupId,
      LocationId: table.locationId,
    }),
    create: (tx, values) =>
      addLocationToGroup(tx, { locationGroupId: values.LocationGroupId, locationId: values.LocationId }),
    delete: removeLocationFromGroup,
  }),
  defineStoredObject(stockLevel, {
    table: inventoryLevel,
    columns: (table) => ({
      ...toSystemColumns(table),
      Product__c: table.productId,
      Location__c: table.locationId,
      QuantityOnHand__c: table.onHand,
      SafetyStock__c: table.safetyStock,
      LowStockLevel__c: table.lowStockLevel,
      IsLow__c: sql`coalesce(${table.onHand} <= ${table.lowStockLevel}, false)`,
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
        lowStockLevel: values.LowStockLevel__c ?? null,
      }),
    update: (tx, id, changes) =>
      changeStockLevel(tx, id, {
        onHand: changes.QuantityOnHand__c,
        safetyStock: changes.SafetyStock__c,
        lowStockLevel: changes.LowStockLevel__c,
      }),
    delete: removeStockLevel,
  }),
  defineStoredObject(expectedArrivalDefinition, {
    table: expectedArrival,
    columns: (table) => ({
      ...toSystemColumns(table),
      Product__c: table.productId,
      Location__c: table.locationId,
      ExpectedDate__c: sql`(${table.expectedOn}::timestamp at time zone 'UTC')`,
      Quantity__c: table.quantity,
    }),
    create: (tx, values) =>
      createExpectedArrival(tx, {
        productId: values.Product__c,
        locationId: values.Location__c,
        expectedOn: values.ExpectedDate__c,
        quantity: values.Quantity__c,
      }),
    update: (tx, id, changes) =>
      changeExpectedArrival(tx, id, { expectedOn: changes.ExpectedDate__c, quantity: changes.Quantity__c }),
    delete: removeExpectedArrival,
  }),
]

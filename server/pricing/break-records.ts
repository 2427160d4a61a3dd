import { priceAdjustmentSchedule } from '@hydrant/contract/records/price-adjustment-schedule.ts'
import { priceAdjustmentTier } from '@hydrant/contract/records/price-adjustment-tier.ts'
import { pricebookEntryAdjustment } from '@hydrant/contract/records/pricebook-entry-adjustment.ts'
import {
  adjustmentSchedule,
  adjustmentTier,
  priceBookEntry,
  toEntryAdjustmentId,
} from '@hydrant/database/schema/pricing.ts'
import { sql } from 'drizzle-orm'
import { defineStoredObject, type StoredObject, toSystemColumns } from '../records/service.ts'
import {
  addSchedule,
  assignSchedule,
  changeSchedule,
  changeTier,
  createTier,
  removeSchedule,
  removeTier,
  replaceSchedule,
  unassignSchedule,
} from './writing/breaks/service.ts'

const ADJUSTMENT_TYPES = {
  AdjustmentAmount: 'AmountBasedAdjustment',
  AdjustmentPercentage: 'PercentageBasedAdjustment',
} as const

/** Price breaks in the record API. */
export const BREAK_OBJECTS: readonly StoredObject[] = [
  defineStoredObject(priceAdjustmentSchedule, {
    table: adjustmentSchedule,
    columns: (table) => ({
      ...toSystemColumns(table),
      Name: table.name,
      AdjustmentMethod: table.adjustmentMethod,
      ScheduleType: table.scheduleType,
      IsActive: sql`true`,
    }),
    create: (tx, values) =>
      addSchedule(tx, {
        name: values.Name,
        adjustmentMethod: toMethod(values.AdjustmentMethod) ?? 'Range',
        scheduleType: toScheduleType(values.ScheduleType) ?? 'Volume',
      }),
    update: (tx, id, changes) =>
      changeSchedule(tx, id, {
        name: changes.Name,
        adjustmentMethod: toMethod(changes.AdjustmentMethod),
        scheduleType: toScheduleType(changes.ScheduleType),
      }),
    delete: removeSchedule,
  }),
  defineStoredObject(priceAdjustmentTier, {
    table: adjustmentTier,
    columns: (table) => ({
      ...toSystemColumns(table),
      PriceAdjustmentScheduleId: table.scheduleId,
      LowerBound: table.lowerBound,
      UpperBound: table.upperBound,
      TierType: sql`case ${table.adjustmentType} when 'AmountBasedAdjustment' then 'AdjustmentAmount' else 'AdjustmentPercentage' end`,
      TierValue: table.adjustmentValue,
    }),
    create: (tx, values) =>
      createTier(tx, {
        scheduleId: values.PriceAdjustmentScheduleId,
        lowerBound: values.LowerBound,
        upperBound: values.UpperBound ?? null,
        adjustmentType: toAdjustmentType(values.TierType) ?? 'PercentageBasedAdjustment',
        adjustmentValue: values.TierValue,
      }),
    update: (tx, id, changes) =>
      changeTier(tx, id, {
        lowerBound: changes.LowerBound,
        upperBound: changes.UpperBound,
        adjustmentType: toAdjustmentType(changes.TierType),
        adjustmentValue: changes.TierValue,
      }),
    delete: removeTier,
  }),
  defineStoredObject(pricebookEntryAdjustment, {
    table: priceBookEntry,
    rows: sql`adjustment_schedule_id is not null`,
    columns: (table) => ({
      ...toSystemColumns(table),
      Id: toEntryAdjustmentId(table.id),
      PricebookEntryId: table.id,
      PriceAdjustmentScheduleId: table.adjustmentScheduleId,
    }),
    create: (tx, values) =>
      assignSchedule(tx, { entryId: values.PricebookEntryId, scheduleId: values.PriceAdjustmentScheduleId }),
    update: (tx, id, { PriceAdjustmentScheduleId: scheduleId }) => replaceSchedule(tx, id, scheduleId),
    delete: unassignSchedule,
  }),
]

function toMethod(text: string | undefined): 'Range' | 'Slab' | undefined {
  return text === 'Range' || text === 'Slab' ? text : undefined
}

function toScheduleType(text: string | undefined): 'Volume' | 'Term' | undefined {
  return text === 'Volume' || text === 'Term' ? text : undefined
}

function toAdjustmentType(text: string | undefined) {
  return text === 'AdjustmentAmount' || text === 'AdjustmentPercentage' ? ADJUSTMENT_TYPES[text] : undefined
}

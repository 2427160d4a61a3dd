import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, generatedId, recordId, updatedAt } from './columns.ts'

/** A value that an attribute of variations can have, with what buyers read for it. */
export interface AttributeOption {
  readonly value: string
  readonly label: string
  /** The color of its swatch, such as `#c8102e`. */
  readonly colorHexCode: string | null
}

/** The attributes by which the variations of the products that have this set differ. */
export const attributeSet = pgTable('attribute_set', {
  id: recordId('id').primaryKey(),
  developerName: text('developer_name').notNull().unique(),
  label: text('label').notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

/** An attribute of a set, with its options in order. */
export const attributeSetItem = pgTable(
  'attribute_set_item',
  {
    id: generatedId('0iX'),
    attributeSetId: recordId('attribute_set_id')
      .notNull()
      .references(() => attributeSet.id, { onDelete: 'cascade' }),
    apiName: text('api_name').notNull(),
    label: text('label').notNull(),
    sequence: integer('sequence').notNull(),
    viewType: text('view_type', { enum: ['Dropdown', 'Pill', 'ColorSwatch'] }).notNull(),
    options: jsonb('options').$type<readonly AttributeOption[]>().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.attributeSetId, table.apiName] })],
)

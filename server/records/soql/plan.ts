import type { FieldType, FieldValue } from '@hydrant/contract/records/definition.ts'
import type { StoredObject } from '../object-store.ts'

/** A field of the queried object, or of a parent that is reached over reference fields. */
export interface FieldOperand {
  readonly kind: 'field'
  /** The names of the reference fields from the queried object on; empty: a field of that object itself. */
  readonly via: readonly string[]
  readonly name: string
  readonly type: FieldType
}

/** The functions that summarize records. */
export type AggregateFunction = 'COUNT' | 'COUNT_DISTINCT' | 'SUM' | 'AVG' | 'MIN' | 'MAX'

/** A summary of the records of a group. */
export interface AggregateOperand {
  readonly kind: 'aggregate'
  readonly function: AggregateFunction
  readonly of: FieldOperand
  /** The type of the result. */
  readonly type: FieldType
}

/** What a condition, an order or a column is about. */
export type Operand = FieldOperand | AggregateOperand

/** The operators that compare two values. */
export type ComparisonOperator = '=' | '!=' | '<' | '<=' | '>' | '>='

/** A condition that records meet or not. There is no third case: a comparison with an empty field is not met. */
export type Condition =
  | { readonly kind: 'and' | 'or'; readonly conditions: readonly Condition[] }
  | { readonly kind: 'not'; readonly condition: Condition }
  | {
      readonly kind: 'compare'
      readonly operand: Operand
      readonly operator: ComparisonOperator
      readonly value: FieldValue
    }
  /** Compares with a period, such as TODAY: from its start to before its end, both as ISO 8601. */
  | {
      readonly kind: 'period'
      readonly operand: Operand
      readonly operator: ComparisonOperator
      readonly start: string
      readonly end: string
    }
  | { readonly kind: 'one-of'; readonly operand: Operand; readonly values: readonly FieldValue[] }
  /** A pattern with `%` and `_`; a backslash makes the next character literal. */
  | { readonly kind: 'like'; readonly operand: Operand; readonly pattern: string }
  | { readonly kind: 'one-of-query'; readonly operand: FieldOperand; readonly query: ValueQuery }

/** A query for the values of one field, inside a condition. */
export interface ValueQuery {
  readonly object: StoredObject
  readonly field: FieldOperand
  readonly where: Condition | null
}

/** One key of the order of a result. */
export interface OrderKey {
  readonly operand: Operand
  readonly isDescending: boolean
  readonly hasNullsFirst: boolean
}

/** A member of a record in a result, in the order in which it was selected. */
export type Member =
  | { readonly kind: 'field'; readonly name: string; readonly operand: FieldOperand }
  | { readonly kind: 'parent'; readonly name: string; readonly shape: RecordShape }
  | { readonly kind: 'children'; readonly name: string; readonly query: ChildQuery }

/** How a record of a result is made up. */
export interface RecordShape {
  readonly object: StoredObject
  /** The id of the record, by which it is known whether there is one, and which its URL contains. */
  readonly id: FieldOperand
  readonly members: readonly Member[]
}

/** What queries for records have in common. */
interface RecordQueryPlan {
  readonly object: StoredObject
  readonly shape: RecordShape
  readonly where: Condition | null
  readonly orderBy: readonly OrderKey[]
  readonly limit: number | null
  readonly offset: number
}

/** A query for records. */
export interface RecordQuery extends RecordQueryPlan {
  readonly kind: 'records'
}

/** A query for the children of each record of a result. */
export interface ChildQuery extends RecordQueryPlan {
  /** The child's field that refers to the parent. */
  readonly parentField: FieldOperand
}

/** A query for how many records there are. */
export interface CountQuery {
  readonly kind: 'count'
  readonly object: StoredObject
  readonly where: Condition | null
  readonly limit: number | null
  readonly offset: number
}

/** A query for summaries of groups. */
export interface AggregateQuery {
  readonly kind: 'aggregate'
  readonly object: StoredObject
  readonly columns: ReadonlyArray<{ readonly name: string; readonly operand: Operand }>
  readonly groupBy: readonly FieldOperand[]
  readonly where: Condition | null
  readonly having: Condition | null
  readonly orderBy: readonly OrderKey[]
  readonly limit: number | null
  readonly offset: number
}

/** A query whose names and values have been checked. */
export type QueryPlan = RecordQuery | CountQuery | AggregateQuery

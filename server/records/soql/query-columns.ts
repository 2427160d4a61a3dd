import type { QueryColumn, QueryColumns } from '@hydrant/contract/records/query-endpoints.ts'
import type { FieldType } from '@hydrant/contract/records/definition.ts'
import { mayUse, mayUseField } from '../permissions.ts'
import type { StoredObject } from '../object-store.ts'
import type { RecordContext } from '../record-context.ts'
import type { AggregateQuery, FieldOperand, Member, QueryPlan, RecordShape } from './plan.ts'

/** Describes the columns of the result of a query, for clients that show it as a table. */
export function describeColumns(plan: QueryPlan, context: RecordContext): QueryColumns {
  const { definition } = plan.object
  return {
    columnMetadata: listColumns(plan, context),
    entityName: definition.name,
    groupBy: plan.kind === 'aggregate' && plan.groupBy.length > 0,
    idSelected: plan.kind === 'records' && plan.shape.members.some(({ name }) => name === 'Id'),
    keyPrefix: definition.keyPrefix,
  }
}

function listColumns(plan: QueryPlan, context: RecordContext): QueryColumn[] {
  switch (plan.kind) {
    case 'count':
      return []
    case 'aggregate':
      return plan.columns.map((column) => toSummaryColumn(column))
    case 'records':
      return toColumns(plan.shape, context)
    default:
      return plan satisfies never
  }
}

function toColumns({ object, members }: RecordShape, context: RecordContext): QueryColumn[] {
  return members.map((member) => toColumn(object, member, context))
}

function toColumn(object: StoredObject, member: Member, context: RecordContext): QueryColumn {
  switch (member.kind) {
    case 'field':
      return {
        ...createColumn(member.name, member.operand.type),
        ...toFieldProperties(object, member.operand, context),
      }
    case 'parent':
      return { ...createColumn(member.name, 'reference'), joinColumns: toColumns(member.shape, context) }
    case 'children':
      return {
        ...createColumn(member.name, 'string'),
        aggregate: true,
        joinColumns: toColumns(member.query.shape, context),
      }
    default:
      return member satisfies never
  }
}

function toSummaryColumn({ name, operand }: AggregateQuery['columns'][number]): QueryColumn {
  if (operand.kind === 'field') return createColumn(name, operand.type)
  const displayName = `${operand.function}(${operand.of.name})`
  return { ...createColumn(name, operand.type), aggregate: true, displayName }
}

function toFieldProperties(
  { definition }: StoredObject,
  { name }: FieldOperand,
  context: RecordContext,
): Partial<QueryColumn> {
  const field = definition.fields[name]
  if (field === undefined) return {}
  const may = (action: 'create' | 'update') =>
    mayUse(definition, action, context) && mayUseField(field, action, context)
  return {
    custom: name.endsWith('__c'),
    foreignKeyName: field.reference?.relationshipName ?? null,
    insertable: field.writable !== 'never' && may('create'),
    updatable: field.writable === 'always' && may('update'),
  }
}

const APEX_TYPES: Readonly<Record<FieldType, string>> = {
  boolean: 'Boolean',
  currency: 'Decimal',
  datetime: 'Datetime',
  double: 'Double',
  id: 'Id',
  int: 'Integer',
  picklist: 'String',
  reference: 'Id',
  string: 'String',
  textarea: 'String',
}

function createColumn(name: string, type: FieldType): QueryColumn {
  const apexType = APEX_TYPES[type]
  return {
    aggregate: false,
    apexType,
    booleanType: type === 'boolean',
    columnName: name,
    custom: false,
    displayName: name,
    foreignKeyName: null,
    insertable: false,
    joinColumns: [],
    numberType: type === 'currency' || type === 'double' || type === 'int',
    textType: apexType === 'String' || apexType === 'Id',
    updatable: false,
  }
}

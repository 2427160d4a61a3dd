import type { TreeResult } from '@hydrant/contract/records/composite-endpoints.ts'
import type { Database, Transaction } from '@hydrant/database/connection/database.ts'
import { type DomainError, err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import { runOrRollBack } from '@hydrant/kernel/result/run-or-roll-back.ts'
import type { RecordInput, WriteScope } from '../checking/service.ts'
import { compositeErrors } from '../composite/errors.ts'
import { recordErrors, unknownFieldError } from '../errors.ts'
import { toRowError } from '../record-body.ts'
import type { RecordRegistry } from '../registry.ts'
import { createRecordIn } from '../writing/service.ts'

/** How large a tree may be. */
const LIMITS = { records: 200, objects: 5, levels: 5 } as const

/** A record of a tree: its object, the reference that its sender knows it by, its fields, and where its parent is. */
interface TreeNode {
  readonly objectName: string
  readonly referenceId: string
  readonly input: RecordInput
  /** The position of the parent among the nodes, and the field that refers to it; null: it has none. */
  readonly parent: { readonly position: number; readonly fieldName: string } | null
}

/** Creates records with those below them, all or none. */
export async function createRecordTree(
  database: Database,
  scope: WriteScope,
  { objectName, records }: { readonly objectName: string; readonly records: readonly unknown[] },
): Promise<Result<TreeResult>> {
  const object = scope.registry.findObject(objectName)
  if (object === undefined) return err(recordErrors.noObject)
  const nodes: TreeNode[] = []
  const error =
    collectNodes({ registry: scope.registry, nodes }, records, {
      objectName: object.definition.name,
      level: 1,
      parent: null,
    }) ?? findLimitError(nodes)
  if (error !== null) return ok(toFailure(error.node?.referenceId ?? '', error.error))
  return database.transaction(async (tx) => {
    const results: Array<{ readonly referenceId: string; readonly id: string }> = []
    const outcome = await runOrRollBack(tx, (savepoint) => createNodes(savepoint, scope, { nodes, results }))
    if (outcome.ok) return ok({ hasErrors: false, results })
    return ok(toFailure(nodes[results.length]?.referenceId ?? '', outcome.error))
  })
}

async function createNodes(
  tx: Transaction,
  scope: WriteScope,
  {
    nodes,
    results,
  }: {
    readonly nodes: readonly TreeNode[]
    readonly results: Array<{ readonly referenceId: string; readonly id: string }>
  },
): Promise<Result<null>> {
  results.length = 0
  for (const { objectName, referenceId, input, parent } of nodes) {
    const reference = parent === null ? {} : { [parent.fieldName]: results[parent.position]?.id }
    const result = await createRecordIn(tx, scope, { objectName, input: { ...input, ...reference } })
    if (!result.ok) return result
    results.push({ referenceId, id: result.value })
  }
  return ok(null)
}

interface NodeError {
  readonly node: Pick<TreeNode, 'referenceId'> | null
  readonly error: DomainError
}

interface Position {
  readonly objectName: string
  readonly level: number
  readonly parent: TreeNode['parent']
}

/** Adds records and those below them to the nodes, parents first; returns what is wrong with one, or null. */
function collectNodes(
  target: { readonly registry: RecordRegistry; readonly nodes: TreeNode[] },
  records: readonly unknown[],
  { objectName, level, parent }: Position,
): NodeError | null {
  const { registry, nodes } = target
  if (level > LIMITS.levels) return { node: null, error: compositeErrors.treeTooLarge }
  const object = registry.findObject(objectName)
  const relationships = object === undefined ? [] : registry.listChildRelationships(object.definition)
  for (const record of records) {
    const { attributes, ...fields } = toFields(record)
    const { type, referenceId } = toFields(attributes)
    if (typeof referenceId !== 'string' || referenceId === '' || nodes.some((node) => node.referenceId === referenceId))
      return { node: null, error: compositeErrors.treeReference }
    if (typeof type === 'string' && type.toLowerCase() !== objectName.toLowerCase())
      return { node: { referenceId }, error: recordErrors.objectNotInRow }
    if (nodes.length >= LIMITS.records) return { node: { referenceId }, error: compositeErrors.treeTooLarge }
    const children = Object.entries(fields).filter(([, value]) => Array.isArray(toFields(value)['records']))
    const input = Object.fromEntries(
      Object.entries(fields).filter(([name]) => !children.some(([child]) => child === name)),
    )
    const position = nodes.push({ objectName, referenceId, input, parent }) - 1
    for (const [name, value] of children) {
      const relationship = relationships.find((one) => one.name.toLowerCase() === name.toLowerCase())
      if (relationship === undefined) return { node: { referenceId }, error: unknownFieldError(name, objectName) }
      const below = toFields(value)['records']
      const error = collectNodes(target, Array.isArray(below) ? below : [], {
        objectName: relationship.child.definition.name,
        level: level + 1,
        parent: { position, fieldName: relationship.fieldName },
      })
      if (error !== null) return error
    }
  }
  return null
}

function findLimitError(nodes: readonly TreeNode[]): NodeError | null {
  const objects = new Set(nodes.map(({ objectName }) => objectName))
  return objects.size > LIMITS.objects ? { node: null, error: compositeErrors.treeTooLarge } : null
}

function toFields(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}

function toFailure(referenceId: string, error: DomainError): TreeResult {
  return { hasErrors: true, results: [{ referenceId, errors: [toRowError(error)] }] }
}

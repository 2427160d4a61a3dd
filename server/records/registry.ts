import type { FieldDefinition, RecordDefinition, ReferenceDefinition } from '@hydrant/contract/records/definition.ts'
import type { StoredObject } from './object-store.ts'
import { mayUseField } from './permissions.ts'
import type { RecordContext } from './record-context.ts'

/** A field with its name. */
export interface NamedField {
  readonly name: string
  readonly field: FieldDefinition
}

/** A relationship as seen from the parent: the children, and their field that refers to it. */
export interface ChildRelationship {
  readonly name: string
  readonly child: StoredObject
  readonly fieldName: string
  readonly reference: ReferenceDefinition
}

/** Lists the fields of an object that somebody who sees it may see. */
export function listVisibleFields(definition: RecordDefinition, context: RecordContext): NamedField[] {
  return Object.entries(definition.fields)
    .map(([name, field]) => ({ name, field }))
    .filter(({ field }) => mayUseField(field, 'see', context))
}

/** All objects of the record API. Names are found regardless of case. */
export class RecordRegistry {
  readonly objects: readonly StoredObject[]
  readonly #objectsByName: ReadonlyMap<string, StoredObject>
  readonly #fieldsByName = new Map<RecordDefinition, ReadonlyMap<string, NamedField>>()
  readonly #fields = new Map<RecordDefinition, readonly NamedField[]>()
  readonly #parentFieldsByName = new Map<RecordDefinition, ReadonlyMap<string, NamedField>>()

  constructor(objects: readonly StoredObject[]) {
    this.objects = objects.toSorted((one, other) => (one.definition.name < other.definition.name ? -1 : 1))
    this.#objectsByName = new Map(objects.map((object) => [object.definition.name.toLowerCase(), object]))
    for (const { definition } of objects) {
      const fields = Object.entries(definition.fields).map(([name, field]) => ({ name, field }))
      this.#fields.set(definition, fields)
      this.#fieldsByName.set(definition, new Map(fields.map((named) => [named.name.toLowerCase(), named])))
      this.#parentFieldsByName.set(
        definition,
        new Map(
          fields.flatMap((named) => {
            const relationship = named.field.reference?.relationshipName
            return relationship === undefined ? [] : [[relationship.toLowerCase(), named]]
          }),
        ),
      )
    }
  }

  /** Lists the fields of an object. */
  listFields(definition: RecordDefinition): readonly NamedField[] {
    return this.#fields.get(definition) ?? []
  }

  /** Finds an object by its name. */
  findObject(name: string): StoredObject | undefined {
    return this.#objectsByName.get(name.toLowerCase())
  }

  /** Finds a field of an object by its name. */
  findField(definition: RecordDefinition, name: string): NamedField | undefined {
    return this.#fieldsByName.get(definition)?.get(name.toLowerCase())
  }

  /** Finds a field of an object by its name, if it may be seen. */
  findVisibleField(definition: RecordDefinition, name: string, context: RecordContext): NamedField | undefined {
    const found = this.findField(definition, name)
    return found !== undefined && mayUseField(found.field, 'see', context) ? found : undefined
  }

  /** Finds the reference field of an object whose relationship has this name, such as `ParentCategory`. */
  findParentField(definition: RecordDefinition, relationshipName: string): NamedField | undefined {
    return this.#parentFieldsByName.get(definition)?.get(relationshipName.toLowerCase())
  }

  /** Lists the relationships from an object to its children. */
  listChildRelationships(definition: RecordDefinition): ChildRelationship[] {
    return this.objects.flatMap((child) =>
      Object.entries(child.definition.fields).flatMap(([fieldName, { reference }]) =>
        reference?.to === definition.name && reference.childRelationshipName !== undefined
          ? [{ name: reference.childRelationshipName, child, fieldName, reference }]
          : [],
      ),
    )
  }
}

import { fromPlatformLanguage } from '@hydrant/kernel/locale/language-code.ts'
import type { FieldDescription, ObjectDescription, ObjectSummary } from '@hydrant/contract/records/description.ts'
import type { FieldDefinition, FieldType, RecordDefinition } from '@hydrant/contract/records/definition.ts'
import { API_VERSION } from '@hydrant/contract/shared/paths.ts'
import { getLanguageName } from '@hydrant/kernel/locale/language-name.ts'
import { mayUse, mayUseField } from './permissions.ts'
import type { RecordContext } from './record-context.ts'
import { listVisibleFields, type RecordRegistry } from './registry.ts'

/** The record type of objects that have none. */
const MASTER_RECORD_TYPE = '012000000000000AAA'

/** Describes an object in short: what it is, and what this actor may do with its records. */
export function describeInShort(definition: RecordDefinition, context: RecordContext): ObjectSummary {
  const url = `/services/data/${API_VERSION}/sobjects/${definition.name}`
  return {
    activateable: false,
    createable: mayUse(definition, 'create', context),
    custom: definition.name.endsWith('__c'),
    customSetting: false,
    deepCloneable: false,
    deletable: mayUse(definition, 'delete', context),
    deprecatedAndHidden: false,
    feedEnabled: false,
    hasSubtypes: false,
    idEnabled: true,
    isInterface: false,
    isSubtype: false,
    keyPrefix: definition.keyPrefix,
    label: definition.label,
    labelPlural: definition.labelPlural,
    layoutable: false,
    mergeable: false,
    mruEnabled: false,
    name: definition.name,
    queryable: true,
    replicateable: false,
    retrieveable: true,
    searchable: false,
    triggerable: false,
    undeletable: false,
    updateable: mayUse(definition, 'update', context),
    urls: { sobject: url, describe: `${url}/describe`, rowTemplate: `${url}/{ID}` },
  }
}

/** Describes an object with its fields and its relationships to children. */
export function describeInFull(
  registry: RecordRegistry,
  definition: RecordDefinition,
  context: RecordContext,
): ObjectDescription {
  const summary = describeInShort(definition, context)
  const { sobject: url = '' } = summary.urls
  return {
    ...summary,
    actionOverrides: [],
    childRelationships: registry
      .listChildRelationships(definition)
      .filter(({ child }) => mayUse(child.definition, 'see', context))
      .map(({ name, child, fieldName, reference }) => ({
        cascadeDelete: reference.isDeletedWithParent === true,
        childSObject: child.definition.name,
        deprecatedAndHidden: false,
        field: fieldName,
        junctionIdListNames: [],
        junctionReferenceTo: [],
        relationshipName: name,
        restrictedDelete: reference.isDeletedWithParent !== true,
      })),
    compactLayoutable: false,
    fields: listVisibleFields(definition, context).map(({ name, field }) =>
      describeField(name, field, {
        createable: summary.createable && mayUseField(field, 'create', context),
        updateable: summary.updateable && mayUseField(field, 'update', context),
      }),
    ),
    listviewable: false,
    lookupLayoutable: false,
    namedLayoutInfos: [],
    networkScopeFieldName: null,
    recordTypeInfos: [
      {
        active: true,
        available: true,
        defaultRecordTypeMapping: true,
        developerName: 'Master',
        master: true,
        name: 'Master',
        recordTypeId: MASTER_RECORD_TYPE,
        urls: { layout: `${url}/describe/layouts/${MASTER_RECORD_TYPE}` },
      },
    ],
    searchLayoutable: false,
    supportedScopes: [{ label: definition.labelPlural, name: 'everything' }],
  }
}

function describeField(
  name: string,
  field: FieldDefinition,
  object: Pick<ObjectSummary, 'createable' | 'updateable'>,
): FieldDescription {
  const { type, reference } = field
  const length = type === 'reference' ? 18 : (field.length ?? 0)
  return {
    aggregatable: type !== 'boolean',
    autoNumber: false,
    byteLength: length * 3,
    calculated: false,
    calculatedFormula: null,
    cascadeDelete: reference?.isDeletedWithParent === true,
    caseSensitive: false,
    compoundFieldName: null,
    controllerName: null,
    createable: object.createable && field.writable !== 'never',
    custom: name.endsWith('__c'),
    defaultValue: field.default ?? (type === 'boolean' ? false : null),
    defaultValueFormula: null,
    defaultedOnCreate: isDefaulted(field),
    dependentPicklist: false,
    deprecatedAndHidden: false,
    digits: type === 'int' ? (field.precision ?? 9) : 0,
    displayLocationInDecimal: false,
    encrypted: false,
    externalId: field.isExternalId === true,
    extraTypeInfo: null,
    filterable: true,
    filteredLookupInfo: null,
    groupable: type !== 'textarea',
    highScaleNumber: false,
    htmlFormatted: false,
    idLookup: type === 'id' || field.isExternalId === true,
    ...describeDay(field),
    inlineHelpText: null,
    label: field.label,
    length,
    mask: null,
    maskType: null,
    name,
    nameField: name === 'Name',
    namePointing: false,
    nillable: field.isRequired !== true && type !== 'boolean',
    permissionable: field.writable !== 'never',
    picklistValues: (field.values ?? []).map((value) => ({
      active: true,
      defaultValue: value === field.default,
      label: field.isLanguage === true ? getLanguageName(fromPlatformLanguage(value)) : value,
      validFor: null,
      value,
    })),
    polymorphicForeignKey: false,
    precision: isDecimal(type) ? (field.precision ?? 15) : 0,
    queryByDistance: false,
    referenceTargetField: null,
    referenceTo: reference === undefined ? [] : [reference.to],
    relationshipName: reference?.relationshipName ?? null,
    relationshipOrder: null,
    restrictedDelete: reference !== undefined && reference.isDeletedWithParent !== true,
    restrictedPicklist: field.values !== undefined,
    scale: field.scale ?? 0,
    searchPrefilterable: false,
    soapType: toSoapType(type),
    sortable: true,
    type,
    unique: field.isUnique === true,
    updateable: object.updateable && field.writable === 'always',
    writeRequiresMasterRead: false,
  }
}

function isDefaulted(field: FieldDefinition): boolean {
  return (
    field.default !== undefined ||
    field.isDefaultedByShop === true ||
    field.writable === 'never' ||
    field.type === 'boolean'
  )
}

function isDecimal(type: FieldType): boolean {
  return type === 'double' || type === 'currency'
}

function toSoapType(type: FieldType): string {
  switch (type) {
    case 'id':
    case 'reference':
      return 'tns:ID'
    case 'boolean':
      return 'xsd:boolean'
    case 'int':
      return 'xsd:int'
    case 'double':
    case 'currency':
      return 'xsd:double'
    case 'datetime':
      return 'xsd:dateTime'
    case 'string':
    case 'textarea':
    case 'picklist':
      return 'xsd:string'
    default:
      return type satisfies never
  }
}

function describeDay({ isDay }: FieldDefinition): { readonly isDay?: true } {
  return isDay === true ? { isDay } : {}
}

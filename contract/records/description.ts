import Type, { type Static } from 'typebox'
import { Dictionary, JsonValue, Nullable } from '../shared/schema.ts'

const bool = Type.Boolean()
const text = Type.String()

const objectSummary = {
  activateable: bool,
  createable: bool,
  custom: bool,
  customSetting: bool,
  deepCloneable: bool,
  deletable: bool,
  deprecatedAndHidden: bool,
  feedEnabled: bool,
  hasSubtypes: bool,
  idEnabled: bool,
  isInterface: bool,
  isSubtype: bool,
  keyPrefix: Nullable(text),
  label: text,
  labelPlural: text,
  layoutable: bool,
  mergeable: bool,
  mruEnabled: bool,
  name: text,
  queryable: bool,
  replicateable: bool,
  retrieveable: bool,
  searchable: bool,
  triggerable: bool,
  undeletable: bool,
  updateable: bool,
  urls: Dictionary(text),
}

/** What an object is, and what the sender may do with its records. */
export const ObjectSummary = Type.Object(objectSummary)
export type ObjectSummary = Static<typeof ObjectSummary>

const PicklistValue = Type.Object({
  active: bool,
  defaultValue: bool,
  label: text,
  validFor: Nullable(text),
  value: text,
})

/** Everything about a field. */
export const FieldDescription = Type.Object({
  aggregatable: bool,
  autoNumber: bool,
  byteLength: Type.Integer(),
  calculated: bool,
  calculatedFormula: Nullable(text),
  cascadeDelete: bool,
  caseSensitive: bool,
  compoundFieldName: Nullable(text),
  controllerName: Nullable(text),
  createable: bool,
  custom: bool,
  defaultValue: JsonValue,
  defaultValueFormula: Nullable(text),
  defaultedOnCreate: bool,
  dependentPicklist: bool,
  deprecatedAndHidden: bool,
  digits: Type.Integer(),
  displayLocationInDecimal: bool,
  encrypted: bool,
  externalId: bool,
  extraTypeInfo: Nullable(text),
  filterable: bool,
  filteredLookupInfo: JsonValue,
  groupable: bool,
  highScaleNumber: bool,
  htmlFormatted: bool,
  idLookup: bool,
  /** Of this shop only: whether a time means a day, in UTC. */
  isDay: Type.Optional(bool),
  inlineHelpText: Nullable(text),
  label: text,
  length: Type.Integer(),
  mask: Nullable(text),
  maskType: Nullable(text),
  name: text,
  nameField: bool,
  namePointing: bool,
  nillable: bool,
  permissionable: bool,
  picklistValues: Type.Array(PicklistValue),
  polymorphicForeignKey: bool,
  precision: Type.Integer(),
  queryByDistance: bool,
  referenceTargetField: Nullable(text),
  referenceTo: Type.Array(text),
  relationshipName: Nullable(text),
  relationshipOrder: Nullable(Type.Integer()),
  restrictedDelete: bool,
  restrictedPicklist: bool,
  scale: Type.Integer(),
  searchPrefilterable: bool,
  soapType: text,
  sortable: bool,
  type: text,
  unique: bool,
  updateable: bool,
  writeRequiresMasterRead: bool,
})
export type FieldDescription = Static<typeof FieldDescription>

const ChildRelationship = Type.Object({
  cascadeDelete: bool,
  childSObject: text,
  deprecatedAndHidden: bool,
  field: text,
  junctionIdListNames: Type.Array(text),
  junctionReferenceTo: Type.Array(text),
  relationshipName: Nullable(text),
  restrictedDelete: bool,
})

const RecordType = Type.Object({
  active: bool,
  available: bool,
  defaultRecordTypeMapping: bool,
  developerName: text,
  master: bool,
  name: text,
  recordTypeId: text,
  urls: Dictionary(text),
})

/** Everything about an object. */
export const ObjectDescription = Type.Object({
  ...objectSummary,
  actionOverrides: Type.Array(JsonValue),
  childRelationships: Type.Array(ChildRelationship),
  compactLayoutable: bool,
  fields: Type.Array(FieldDescription),
  listviewable: bool,
  lookupLayoutable: bool,
  namedLayoutInfos: Type.Array(JsonValue),
  networkScopeFieldName: Nullable(text),
  recordTypeInfos: Type.Array(RecordType),
  searchLayoutable: bool,
  supportedScopes: Type.Array(Type.Object({ label: text, name: text })),
})
export type ObjectDescription = Static<typeof ObjectDescription>

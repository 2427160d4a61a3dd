export { integrityError } from './errors.ts'
export { defineStoredObject, type StoredObject, toSystemColumns } from './object-store.ts'

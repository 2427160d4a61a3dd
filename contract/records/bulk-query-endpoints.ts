import Type from 'typebox'
import { PROGRAM_ROUTES } from '../program-routes.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { DATA_PARAMS, OPEN } from '../shared/request.ts'
import { Choice, NoContent } from '../shared/schema.ts'
import { BULK_FORMAT, CsvFile, JOB_PARAMS, JobInfo, JobList } from './bulk-endpoints.ts'

const staff = { guests: 'refused', permissions: ['staff'], scope: 'read' } as const

/** Creates a job that writes the result of a query to a file. Its columns are fields of the object and its parents. */
export const createQueryJob = defineEndpoint({
  ...PROGRAM_ROUTES.createQueryJob,
  summary: 'Create a job that queries records',
  params: Type.Object(DATA_PARAMS),
  body: Type.Object(
    {
      operation: Choice(['query', 'queryAll']),
      query: Type.String({ minLength: 1, maxLength: 100_000 }),
      ...BULK_FORMAT,
    },
    OPEN,
  ),
  responses: { 200: JobInfo },
  ...staff,
  errors: ['MALFORMED_QUERY', 'INVALID_TYPE', 'INVALID_FIELD', 'LIMIT_EXCEEDED'],
})

/** Lists the jobs of the sender that query records, newest first. */
export const listQueryJobs = defineEndpoint({
  ...PROGRAM_ROUTES.listQueryJobs,
  summary: 'Jobs that query records',
  params: Type.Object(DATA_PARAMS),
  responses: { 200: JobList },
  ...staff,
  errors: [],
})

/** Says how far a job is. */
export const getQueryJob = defineEndpoint({
  ...PROGRAM_ROUTES.getQueryJob,
  summary: 'Get a job that queries records',
  params: Type.Object(JOB_PARAMS),
  responses: { 200: JobInfo },
  ...staff,
  isPolling: true,
  errors: ['NOT_FOUND'],
})

/** Ends a job. */
export const abortQueryJob = defineEndpoint({
  ...PROGRAM_ROUTES.abortQueryJob,
  summary: 'End a job that queries records',
  params: Type.Object(JOB_PARAMS),
  body: Type.Object({ state: Choice(['Aborted']) }, OPEN),
  responses: { 200: JobInfo },
  ...staff,
  errors: ['NOT_FOUND', 'INVALIDJOBSTATE'],
})

/** Deletes a job that is not running, with its result. */
export const deleteQueryJob = defineEndpoint({
  ...PROGRAM_ROUTES.deleteQueryJob,
  summary: 'Delete a job that queries records',
  params: Type.Object(JOB_PARAMS),
  responses: { 204: NoContent },
  ...staff,
  errors: ['NOT_FOUND', 'INVALIDJOBSTATE'],
})

/**
 * Returns the result of a job, or with `maxRecords` a part of it. The header `Sforce-Locator` says where the next part
 * begins, and is `null` with the last one.
 */
export const getQueryJobResults = defineEndpoint({
  ...PROGRAM_ROUTES.getQueryJobResults,
  summary: 'Result of a query job',
  params: Type.Object(JOB_PARAMS),
  query: Type.Object(
    {
      locator: Type.Optional(Type.String({ maxLength: 100 })),
      maxRecords: Type.Optional(Type.Integer({ minimum: 1 })),
    },
    OPEN,
  ),
  responses: { 200: CsvFile },
  streamed: 'csv',
  ...staff,
  errors: ['INVALID_TYPE', 'INVALID_FIELD', 'MALFORMED_QUERY', 'NOT_FOUND', 'INVALIDJOBSTATE', 'INVALID_QUERY_LOCATOR'],
})

import Type, { type Static } from 'typebox'
import { PROGRAM_ROUTES } from '../program-routes.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { CERTIFICATE_BYTES, MEDIA_NAME_LENGTH } from '../shared/limits.ts'
import { PrivateFileType } from '../shared/private-file.ts'
import { OPEN, RecordIdParam } from '../shared/request.ts'

/** The file of a certificate, its bytes as base64. */
export const TaxCertificateFile = Type.Object({
  /** Not the name that it was uploaded with. */
  fileName: Type.String(),
  contentType: PrivateFileType,
  content: Type.String(),
})
export type TaxCertificateFile = Static<typeof TaxCertificateFile>

/**
 * Takes a certificate of an account, and makes the account exempt from tax until the end of its last day. Files are PDF,
 * JPEG, PNG, WebP, AVIF or GIF; images are stored without their metadata.
 */
export const createTaxCertificate = defineEndpoint({
  ...PROGRAM_ROUTES.createTaxCertificate,
  summary: 'Upload the tax certificate of an account',
  params: Type.Object({ accountId: RecordIdParam }),
  query: Type.Object(
    {
      fileName: Type.String({ minLength: 1, maxLength: MEDIA_NAME_LENGTH }),
      number: Type.String({ minLength: 1, maxLength: 80 }),
      /** The last day on which it is valid, such as `2027-06-30`; left out: it does not end. */
      validUntil: Type.Optional(Type.String({ pattern: String.raw`^\d{4}-\d{2}-\d{2}$` })),
    },
    OPEN,
  ),
  rawBody: 'application/octet-stream',
  bodyLimit: CERTIFICATE_BYTES,
  responses: { 201: Type.Object({ id: Type.String() }) },
  guests: 'refused',
  permissions: [
    { subject: 'customers', access: 'read' },
    { subject: 'prices', access: 'write' },
  ],
  errors: [
    'INVALID_SESSION_ID',
    'INSUFFICIENT_ACCESS',
    'INVALID_ID_FIELD',
    'ITEM_NOT_FOUND',
    'ILLEGAL_QUERY_PARAMETER_VALUE',
    'INVALID_API_INPUT',
    'UNSUPPORTED_MEDIA_TYPE',
    'LIMIT_EXCEEDED',
  ],
})

/** Downloads the file of a certificate. */
export const getTaxCertificateFile = defineEndpoint({
  ...PROGRAM_ROUTES.getTaxCertificateFile,
  summary: 'The file of a tax certificate',
  params: Type.Object({ certificateId: RecordIdParam }),
  responses: { 200: TaxCertificateFile },
  guests: 'refused',
  permissions: [
    { subject: 'customers', access: 'read' },
    { subject: 'prices', access: 'read' },
  ],
  errors: ['INVALID_SESSION_ID', 'INSUFFICIENT_ACCESS', 'INVALID_ID_FIELD', 'ITEM_NOT_FOUND'],
})

import { Readable } from 'node:stream'
import { UnavailableError } from '@hydrant/database/connection/availability.ts'
import type { ObjectStore } from './object-store.ts'

/** A bucket of an S3-compatible store. Credentials are found as the AWS SDK does, such as in `AWS_ACCESS_KEY_ID`. */
export interface S3Bucket {
  readonly bucket: string
  /** The URL of the store; null: AWS. */
  readonly url: string | null
  readonly region: string
}

const CONNECT_TIMEOUT_MS = 2_000
/** How long the store may be silent, also amid a body. */
const SILENCE_TIMEOUT_MS = 10_000
/** How long it may take until a response begins, the upload of the largest file included. */
const REQUEST_TIMEOUT_MS = 120_000
/** How many pictures are read at once: one with a slow reader must not hold up the others. */
const MAX_SOCKETS = 500
const ATTEMPTS = 2

/** Creates an object store over an S3 bucket. The SDK is loaded here, so that shops without a bucket never load it. */
export async function createS3ObjectStore({ bucket, url, region }: S3Bucket): Promise<ObjectStore> {
  const { DeleteObjectCommand, GetObjectCommand, PutObjectCommand, S3Client } = await import('@aws-sdk/client-s3')
  const client = new S3Client({
    region,
    ...(url !== null && { endpoint: url, forcePathStyle: true }),
    maxAttempts: ATTEMPTS,
    // Not every compatible store knows the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECT_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      socketTimeout: SILENCE_TIMEOUT_MS,
      httpAgent: { maxSockets: MAX_SOCKETS },
      httpsAgent: { maxSockets: MAX_SOCKETS },
      throwOnRequestTimeout: true,
    },
  })
  const run = <Result>(request: Promise<Result>): Promise<Result> =>
    request.catch((cause: unknown) => {
      // The database says that the object exists.
      if (cause instanceof Error && cause.name === 'NoSuchKey')
        throw new Error(`The bucket ${bucket} lacks an object.`, { cause })
      throw new UnavailableError(`The bucket ${bucket} cannot be used.`, { cause })
    })
  return {
    async put(key, bytes, mimeType) {
      await run(client.send(new PutObjectCommand({ Bucket: bucket, Key: key, Body: bytes, ContentType: mimeType })))
    },
    async open(key) {
      const { Body: body } = await run(client.send(new GetObjectCommand({ Bucket: bucket, Key: key })))
      if (!(body instanceof Readable)) throw new Error('The response of the object store has no bytes.')
      return body
    },
    async delete(keys) {
      await Promise.all(keys.map((key) => run(client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key })))))
    },
  }
}

import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { Check } from 'typebox/value'
import * as messages from '@hydrant/messages/compiled/server/backup.js'
import { BackupError } from '../backup-error.ts'
import { BACKUP_PATH } from '../backup-path.ts'
import { BackupManifest } from '../manifest.ts'

/** Lets the running shop copy its embedded database; returns what it copied. Throws a BackupError when it does not. */
export async function requestCopy(shop: { readonly url: string; readonly token: string }): Promise<BackupManifest> {
  const { url, token } = shop
  const { status, body } = await post(`${url}${BACKUP_PATH}`, token).catch((cause: unknown) => {
    throw new BackupError(messages.shopUnreachable({ url }), { cause })
  })
  const value = parseJsonOrNull(body)
  if (status === 200 && Check(BackupManifest, value)) return value
  throw new BackupError(messages.shopRefused({ url, status: String(status), reason: findMessage(value) ?? body }))
}

function post(url: string, token: string): Promise<{ status: number | undefined; body: string }> {
  return new Promise((resolve, reject) => {
    // Not fetch, which would give up after five minutes without an answer.
    request(url, { method: 'POST', headers: { authorization: `Bearer ${token}` } })
      .once('response', (response) => {
        text(response).then((body) => resolve({ status: response.statusCode, body }), reject)
      })
      .once('error', reject)
      .end()
  })
}

function parseJsonOrNull(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

/** The message of the first error in the API's list of errors. */
function findMessage(errors: unknown): string | null {
  const first: unknown = Array.isArray(errors) ? errors[0] : null
  return typeof first === 'object' && first !== null && 'message' in first ? String(first.message) : null
}

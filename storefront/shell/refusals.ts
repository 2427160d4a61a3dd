import { data, redirect } from 'react-router'
import { hasErrorCode, hasStatus, isResponseError } from '@hydrant/client/errors.ts'
import { links } from '../links.ts'

/**
 * Waits for what a page cannot do without. What does not exist becomes the 404 page, and a visitor who has to sign in first
 * is sent to sign in and back to `path`, the page's path inside the shop; other failures stay what they are.
 */
export async function orNotFound<Value>(call: Promise<Value>, path: string): Promise<Value> {
  try {
    return await call
  } catch (error) {
    if (hasStatus(error, 404) || hasErrorCode(error, 'INVALID_ID_FIELD') || hasErrorCode(error, 'INSUFFICIENT_ACCESS')) throw data(null, { status: 404 })
    if (hasErrorCode(error, 'GUEST_INSUFFICIENT_ACCESS')) throw redirect(links.login(path))
    throw error
  }
}

/** Waits for what a page can do without: a refusal gives the fallback, a failure is still one. */
export async function orElse<Value, Fallback>(call: Promise<Value>, fallback: Fallback): Promise<Value | Fallback> {
  try {
    return await call
  } catch (error) {
    if (isResponseError(error) && error.status < 500) return fallback
    throw error
  }
}

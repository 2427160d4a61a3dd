import { AsyncLocalStorage } from 'node:async_hooks'
import { setLocaleSource } from './locale.ts'

const locale = new AsyncLocalStorage<string>()

setLocaleSource(() => locale.getStore())

/**
 * Runs `run` with `tag` (BCP 47) as the current locale, for it and everything that it awaits: on the server for a
 * request, for the rendering of a page and for a mail. Browsers cannot load this file.
 */
export function runWithLocale<Result>(tag: string, run: () => Result): Result {
  return locale.run(tag, run)
}

import { AsyncLocalStorage } from 'node:async_hooks'
import { setLocaleSource } from '@hydrant/messages/locale.ts'

const renderLocale = new AsyncLocalStorage<string>()

setLocaleSource(() => renderLocale.getStore())

/** Runs loaders, actions and rendering of one page request with `locale` as the current locale. */
export function runWithLocale<Result>(locale: string, run: () => Result): Result {
  return renderLocale.run(locale, run)
}

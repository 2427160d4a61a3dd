import { useLocation } from 'react-router'
import { currentLocale } from '@hydrant/messages/locale.ts'
import * as messages from '@hydrant/messages/compiled/storefront/shell.js'
import { toLanguagePrefix } from '@hydrant/kernel/locale/language-prefix.ts'
import { useLinkContext } from '@hydrant/design/navigation/link-context.tsx'
import { toOwnLanguageName } from './language-name.ts'
import styles from './language-links.module.css'

/**
 * Links to the current page in each language of the shop, whose first is that of pages without a language in their path.
 * Each is named in its own language. Nothing in a shop with one language.
 */
export function LanguageLinks({ languages }: { readonly languages: readonly string[] }) {
  const { sitePath } = useLinkContext()
  const { pathname, search } = useLocation()
  if (languages.length < 2) return null
  return (
    <nav aria-label={messages.language()}>
      <ul className={styles.languages}>
        {languages.map((language) => {
          const prefix = toLanguagePrefix(language, languages[0])
          return (
            <li key={language}>
              {language === currentLocale() ? (
                <span aria-current="true">{toOwnLanguageName(language, languages)}</span>
              ) : (
                // Another language has other scripts: the link is not followed by the router.
                <a
                  href={sitePath + prefix + pathname.replace(/^\/+/, '/') + search}
                  lang={language}
                  hrefLang={language}
                >
                  {toOwnLanguageName(language, languages)}
                </a>
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../project-root.ts'
import { checkTranslations, compileAllCatalogues, replaceFolderContents } from './catalogue-files.ts'

const folder = join(projectRoot, 'messages', 'compiled')

const { mistakes, missing } = checkTranslations()
for (const mistake of mistakes) console.error(mistake)
if (mistakes.length > 0) process.exit(1)

if (process.argv.includes('--missing')) for (const message of missing) console.log(message)
else if (missing.length > 0)
  console.log(
    `${missing.length} messages are shown in English in other languages: "npm run messages -- --missing" lists them.`,
  )

const files = compileAllCatalogues()
if (!process.argv.includes('--check')) replaceFolderContents(folder, files)
else if (!isOutputUpToDate()) {
  console.error('messages/compiled is not what the catalogues say: run "npm run messages" and commit the result.')
  process.exitCode = 1
}

function isOutputUpToDate(): boolean {
  const existing = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.(js|d\.ts)$/.test(path),
  )
  return (
    existing.length === files.size &&
    [...files].every(
      ([path, content]) => existing.includes(path) && readFileSync(join(folder, path), 'utf8') === content,
    )
  )
}

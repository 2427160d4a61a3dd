import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../project-root.ts'
import { compileSourceLocale, replaceFolderContents } from './catalogue-files.ts'

const folder = join(projectRoot, 'messages', 'compiled')

const files = compileSourceLocale()
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

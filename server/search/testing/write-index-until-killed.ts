// Run by a test as `node write-index-until-killed.ts <path>`: writes files with the same index again and again, and
// prints a line for each.
import { writeIndexFile } from '../snapshot/index-file.ts'
import { createKnownIndex } from './known-index.ts'

const [, , path = ''] = process.argv
const index = createKnownIndex(3000)
for (let version = 1; ; version += 1) {
  await writeIndexFile(
    path,
    { index, header: { id: String(version), version } },
    { checkUse: () => undefined, beforeReplacing: () => Promise.resolve() },
  )
  process.stdout.write(`${version}\n`)
}

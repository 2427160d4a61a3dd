import { listComponentFiles, listStyleFiles, measureBundledSize } from './measure-design.ts'

const files = listComponentFiles()
const weights = []
for (const file of files) weights.push({ file, ...(await measureBundledSize([file])) })
const { script } = await measureBundledSize(files)
const { style } = await measureBundledSize(listStyleFiles())

const rows = [
  ...weights.toSorted((one, other) => other.script - one.script),
  { file: 'all of them together', script, style },
]
const width = Math.max(...rows.map(({ file }) => file.length))

console.log(`${'Bytes of brotli, without React'.padEnd(width)}  JavaScript     CSS`)
for (const row of rows)
  console.log(`${row.file.padEnd(width)}  ${formatBytes(row.script, 10)}  ${formatBytes(row.style, 6)}`)
console.log(
  '\nA component is weighed with all that it needs, so what several share is counted for each of them and once for all together.',
)

function formatBytes(bytes: number, columns: number): string {
  return bytes.toLocaleString('en-US').padStart(columns)
}

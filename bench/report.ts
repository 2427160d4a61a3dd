// Renders the stored results into docs/performance.md, between the comments that mark the place of each suite.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '@hydrant/tooling/project-root.ts'
import { drawGraph } from './report/draw-graph.ts'
import { toMarkdownTable } from './report/markdown.ts'
import { describeRun, readStoredResults, type SuiteResults } from './report/results.ts'

const PAGE = join(projectRoot, 'docs/performance.md')
const PICTURES = join(projectRoot, 'docs/pictures/performance')

await rm(PICTURES, { recursive: true, force: true })
await mkdir(PICTURES, { recursive: true })
let page = await readFile(PAGE, 'utf8')
for (const results of await readStoredResults())
  page = replaceFigures(page, results.suite, await renderResults(results))
await writeFile(PAGE, page)

/** Renders the results of a suite in Markdown, and stores their graphs. */
async function renderResults(results: SuiteResults): Promise<string> {
  const parts = [describeRun(results)]
  for (const [at, table] of results.tables.entries()) {
    parts.push(`### ${table.title}`, toMarkdownTable(table))
    const graph = drawGraph(table)
    if (graph === null) continue
    const name = `${results.suite}-${at + 1}.svg`
    await writeFile(join(PICTURES, name), graph)
    parts.push(`![${table.title}: ${table.graph?.columns.join(', ')}](pictures/performance/${name})`)
  }
  return parts.join('\n\n')
}

function replaceFigures(text: string, suite: string, figures: string): string {
  const [start, end] = [`<!-- figures of ${suite} -->`, `<!-- end of figures of ${suite} -->`]
  const [from, to] = [text.indexOf(start), text.indexOf(end)]
  if (from < 0 || to < from)
    throw new Error(`docs/performance.md has no place for the figures of ${suite}: ${start} … ${end}`)
  return `${text.slice(0, from + start.length)}\n\n${figures}\n\n${text.slice(to)}`
}

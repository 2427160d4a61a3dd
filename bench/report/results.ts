import { readFile, readdir, writeFile } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { getJsonField } from '@hydrant/tooling/package-manifest.ts'
import { describeHardware } from '../machine.ts'
import type { FigureTable } from './figure-table.ts'
import { toMarkdownTable } from './markdown.ts'

const RESULTS = new URL('../results/', import.meta.url)

/** The results of one suite: what was measured, when and where. */
export interface SuiteResults {
  readonly suite: string
  /** The command that measures again. */
  readonly command: string
  /** The day, such as "2026-11-24". */
  readonly date: string
  readonly hardware: string
  /** Programs that were measured or used, with their versions. */
  readonly versions: Readonly<Record<string, string>>
  /**
   * The average number of running programs in the minute before the measurement and in its last minute; null where it
   * was not noted.
   */
  readonly load: readonly [before: number, after: number] | null
  readonly tables: readonly FigureTable[]
}

/** A measurement under way. */
export interface Run {
  /** Prints the tables; with `isWritten` also stores them for the report. */
  publish(
    tables: readonly FigureTable[],
    options: { readonly isWritten: boolean; readonly versions?: Readonly<Record<string, string>> },
  ): Promise<void>
}

/** Begins the measurement of a suite: notes how busy the machine is before. */
export function beginRun(suite: string): Run {
  const [before = 0] = loadavg()
  return {
    async publish(tables, { isWritten, versions }) {
      const [after = 0] = loadavg()
      const results: SuiteResults = {
        suite,
        command: ['npm run bench --', suite, ...process.argv.slice(2).filter((option) => option !== '--write')].join(
          ' ',
        ),
        date: new Date().toISOString().slice(0, 10),
        hardware: describeHardware(),
        versions: { Node: process.versions.node, ...versions },
        load: [before, after],
        tables,
      }
      console.log(`\n${describeRun(results)}\n`)
      for (const table of tables) console.log(`${table.title}\n\n${toMarkdownTable(table)}\n`)
      if (isWritten) await writeFile(new URL(`${suite}.json`, RESULTS), `${JSON.stringify(results, roundFigure, 2)}\n`)
    },
  }
}

/** Reads the stored results of all suites. */
export async function readStoredResults(): Promise<SuiteResults[]> {
  const files = (await readdir(fileURLToPath(RESULTS))).filter((file) => file.endsWith('.json'))
  return Promise.all(
    files.map(async (file) => {
      const results: unknown = JSON.parse(await readFile(new URL(file, RESULTS), 'utf8'))
      if (!isSuiteResults(results)) throw new Error(`bench/results/${file} has no results.`)
      return results
    }),
  )
}

function roundFigure(_key: string, value: unknown): unknown {
  return typeof value === 'number' && !Number.isInteger(value) ? Number(value.toPrecision(4)) : value
}

function isSuiteResults(value: unknown): value is SuiteResults {
  return typeof getJsonField(value, 'suite') === 'string' && Array.isArray(getJsonField(value, 'tables'))
}

/** Says when, where and how results were measured. */
export function describeRun({ command, date, hardware, versions, load }: SuiteResults): string {
  const programs = Object.entries(versions).map(([program, version]) => `${program} ${version}`)
  const busy =
    load === null ? '' : `; load average ${load.map((value) => value.toFixed(1)).join(' before, ')} at the end`
  return `Measured on ${date} by \`${command}\`: ${hardware}; ${programs.join(', ')}${busy}.`
}

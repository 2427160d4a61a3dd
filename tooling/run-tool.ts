import { spawn, type SpawnOptions } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fieldOf, manifestField } from './package-manifest.ts'
import { projectRoot } from './project-root.ts'

/** A command that an installed package brings. */
export interface Tool {
  readonly package: string
  /** Where the package has several commands, or names its command differently from itself. */
  readonly command?: string
}

/** Where and with which additional variables a tool runs. */
export interface ToolOptions {
  /** The folder to run in; the project's root unless said. */
  readonly folder?: string
  readonly env?: Readonly<Record<string, string>>
}

/** Runs a package's command with this very Node, its output going to this terminal, and answers its exit code. */
export function runTool(tool: Tool, parameters: readonly string[], options: ToolOptions = {}): Promise<number> {
  const folder = options.folder ?? projectRoot
  return runNode([commandFile(tool, folder), ...parameters], { cwd: folder, env: { ...process.env, ...options.env } })
}

/** Runs a script of the project with this very Node and answers its exit code. */
export function runScript(path: string, parameters: readonly string[] = []): Promise<number> {
  return runNode([join(projectRoot, path), ...parameters], { cwd: projectRoot })
}

function runNode(parameters: readonly string[], options: SpawnOptions): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, parameters, { stdio: 'inherit', ...options })
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      if (signal !== null) console.error(`Ended by ${signal}.`)
      resolve(code ?? 1)
    })
  })
}

function commandFile(tool: Tool, folder: string): string {
  const home = packageFolder(tool.package, folder)
  const bin = manifestField(home, 'bin')
  const command = tool.command ?? tool.package
  const file = typeof bin === 'string' ? bin : fieldOf(bin, command)
  if (typeof file !== 'string') throw new Error(`The package ${tool.package} brings no command ${command}.`)
  return join(home, file)
}

function packageFolder(name: string, from: string): string {
  const folder = join(from, 'node_modules', name)
  if (existsSync(join(folder, 'package.json'))) return folder
  if (dirname(from) === from) throw new Error(`The package ${name} is not installed: run npm ci.`)
  return packageFolder(name, dirname(from))
}

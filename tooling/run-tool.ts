import { spawn, type SpawnOptions } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { getJsonField, readManifestField } from './package-manifest.ts'
import { projectRoot } from './project-root.ts'

/** A command of an installed package. */
export interface Tool {
  readonly package: string
  /** For packages with several commands, or whose command is not named like the package. */
  readonly command?: string
}

/** The folder and the additional environment variables of a tool. */
export interface ToolOptions {
  /** The working directory; the project's root by default. */
  readonly folder?: string
  readonly env?: Readonly<Record<string, string>>
}

/** Runs a package's command with the Node of this process and its output in this terminal; returns its exit code. */
export function runTool(tool: Tool, parameters: readonly string[], options: ToolOptions = {}): Promise<number> {
  const folder = options.folder ?? projectRoot
  return runNode([getCommandFile(tool, folder), ...parameters], {
    cwd: folder,
    env: { ...process.env, ...options.env },
  })
}

/** Runs a script of the project with the Node of this process; returns its exit code. */
export function runScript(path: string, parameters: readonly string[] = []): Promise<number> {
  return runNode([join(projectRoot, path), ...parameters], { cwd: projectRoot })
}

/** Runs Node with the version of this process; returns its exit code. */
export function runNode(parameters: readonly string[], options: SpawnOptions): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, parameters, { stdio: 'inherit', ...options })
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      if (signal !== null) console.error(`Ended by ${signal}.`)
      resolve(code ?? 1)
    })
  })
}

function getCommandFile(tool: Tool, folder: string): string {
  const packageHome = getPackageFolder(tool.package, folder)
  const bin = readManifestField(packageHome, 'bin')
  const command = tool.command ?? tool.package
  const file = typeof bin === 'string' ? bin : getJsonField(bin, command)
  if (typeof file !== 'string') throw new Error(`The package ${tool.package} brings no command ${command}.`)
  return join(packageHome, file)
}

function getPackageFolder(name: string, from: string): string {
  const folder = join(from, 'node_modules', name)
  if (existsSync(join(folder, 'package.json'))) return folder
  if (dirname(from) === from) throw new Error(`The package ${name} is not installed: run npm ci.`)
  return getPackageFolder(name, dirname(from))
}

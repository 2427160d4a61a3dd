/*
 * Run as a process of its own, with TMPDIR set to the folder that is to hold the browser: the package unpacks into
 * whatever the system calls its temporary folder, and looks that up as it is loaded.
 */
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import chromium, { inflate } from '@sparticuz/chromium'

const archives = join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '..', 'bin')

await chromium.executablePath(archives)
await inflate(join(archives, 'al2023.tar.br'))

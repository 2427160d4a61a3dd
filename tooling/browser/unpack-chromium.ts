/* A script for a process of its own, with TMPDIR set to the target folder: the package unpacks into the system's
temporary folder, which it looks up when it is loaded. */
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import chromium, { inflate } from '@sparticuz/chromium'

const archives = join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '..', 'bin')

await chromium.executablePath(archives)
await inflate(join(archives, 'al2023.tar.br'))

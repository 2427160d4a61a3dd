import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runTool } from '@hydrant/tooling/run-tool.ts'
import { canRunBundledBrowser } from '@hydrant/tooling/browser/bundled-browser.ts'
import sharp from 'sharp'

const folder = join(import.meta.dirname, 'pictures')

if (canRunBundledBrowser) {
  const parameters = [
    'test',
    '--config',
    'gallery/playwright.config.ts',
    '--project',
    'pictures',
    '--update-snapshots',
    'changed',
  ]
  process.exitCode = await runTool({ package: '@playwright/test', command: 'playwright' }, [
    ...parameters,
    ...process.argv.slice(2),
  ])
  for (const file of await readdir(folder)) await shrinkPicture(join(folder, file))
} else {
  console.error('Pictures are taken only on Linux x64, in the browser that npm brings there.')
  process.exitCode = 1
}

// Our pages have few colours: with a palette a picture takes less than half of the space.
async function shrinkPicture(file: string): Promise<void> {
  const picture = await readFile(file)
  if ((await sharp(picture).metadata()).isPalette) return
  await writeFile(file, await sharp(picture).png({ palette: true, quality: 100, effort: 10, dither: 0 }).toBuffer())
}

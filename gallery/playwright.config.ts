import { defineConfig } from '@playwright/test'
import { prepareBrowserLaunchOptions } from '@hydrant/tooling/browser/browser.ts'
import { preparePictureBrowserOptions } from '@hydrant/tooling/browser/picture-browser.ts'

const pictures = '**/pictures.spec.ts'
const pictureBrowser = await preparePictureBrowserOptions()

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  globalSetup: './fixtures/open-gallery.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A test that passes only when retried is listed at the end of the run, and several of them fail it.
  retries: 1,
  timeout: 30_000,
  // The edges of letters and round corners may differ by a shade on another processor; moved parts exceed this.
  expect: {
    timeout: 5_000,
    toHaveScreenshot: { animations: 'disabled', caret: 'hide', threshold: 0.1, maxDiffPixels: 20 },
  },
  // A missing picture fails the test and is not taken: `npm run pictures` does that.
  updateSnapshots: 'none',
  snapshotPathTemplate: 'pictures/{arg}{ext}',
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    headless: true,
    launchOptions: await prepareBrowserLaunchOptions(),
    viewport: { width: 1024, height: 768 },
    locale: 'en-US',
    timezoneId: 'UTC',
    // Recording takes a quarter of the processor's time, so only the second try of a test that failed is recorded.
    trace: 'on-first-retry',
  },
  projects: [
    { name: 'components', testIgnore: pictures },
    ...(pictureBrowser === null
      ? []
      : [{ name: 'pictures', testMatch: pictures, use: { launchOptions: pictureBrowser } }]),
  ],
})

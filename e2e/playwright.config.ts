import { defineConfig } from '@playwright/test'
import { prepareBrowserLaunchOptions } from '@hydrant/tooling/browser/browser.ts'
import type { ShopFixtures } from './fixtures/shop.ts'

export default defineConfig<object, ShopFixtures>({
  testDir: 'journeys',
  outputDir: 'test-results',
  globalSetup: './fixtures/prepare-shop.ts',
  fullyParallel: false,
  // Each worker has a shop of its own, which all its files share.
  workers: 2,
  forbidOnly: true,
  // A test that passes only when retried is listed at the end of the run, and several of them fail it.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    headless: true,
    launchOptions: await prepareBrowserLaunchOptions(),
    locale: 'en-US',
    // Only the journeys of reading offline have one: the requests of the others are answered by the shop alone.
    serviceWorkers: 'block',
    timezoneId: 'UTC',
    // Recording takes a quarter of the processor's time, so only the second try of a test that failed is recorded.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  projects: [
    // Only a server can lose connections and tables under a shop that goes on.
    {
      name: 'desktop',
      testIgnore: process.env.E2E_DATABASE_URL ? /elsewhere\.spec\.ts/ : /(elsewhere|postgresql)\.spec\.ts/,
      use: { viewport: { width: 1280, height: 800 } },
    },
    { name: 'phone', grep: /@phone/, use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
    // Pages in front of the API of a second shop; HYDRANT_E2E_ELSEWHERE=all runs all journeys this way, not only one of
    // each kind of call: reading, signing in, writing, and server methods. The tests of the client prove every call.
    {
      name: 'elsewhere',
      ...(process.env.HYDRANT_E2E_ELSEWHERE !== 'all' && {
        testMatch: /\/(buy|elsewhere|home-featured|sign-in)\.spec\.ts/,
      }),
      // In these the browser itself calls the API, which has another origin than the pages.
      testIgnore: /(client|builder-home|gifts-and-cards|preview|postgresql)\.spec\.ts/,
      use: { viewport: { width: 1280, height: 800 }, isElsewhere: true },
    },
  ],
})

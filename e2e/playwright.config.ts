import { defineConfig } from '@playwright/test'
import { browserLaunchOptions } from '@hydrant/tooling/browser/browser.ts'

export default defineConfig({
  testDir: 'journeys',
  outputDir: 'test-results',
  globalSetup: './fixtures/prepare-shop.ts',
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    headless: true,
    launchOptions: await browserLaunchOptions(),
    locale: 'en-US',
    timezoneId: 'UTC',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
    { name: 'phone', grep: /@phone/, use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
  ],
})

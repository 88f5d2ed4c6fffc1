import { defineConfig } from '@playwright/test'
import { browser } from './bin/find-chromium.mjs'

const { executablePath, args } = await browser()

export default defineConfig({
  testDir: '.',
  testMatch: ['app/e2e/**/*.spec.ts', 'modules/*/e2e/**/*.spec.ts'],
  fullyParallel: false,
  workers: 1,
  // A slow machine beside other work takes several times as long as a quiet one.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  retries: 0,
  // Names each test with its time as it ends, so that a run which is cut off has said how far it came.
  reporter: [['list']],
  // A product that has died fails all that come after: nobody learns more from waiting for each of them.
  maxFailures: 20,
  outputDir: 'test-results',
  use: {
    baseURL: process.env.BASE_URL,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    actionTimeout: 20_000,
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath, args },
    screenshot: 'only-on-failure',
    trace: 'off',
  },
})

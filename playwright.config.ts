import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { chromiumFlags } from './scripts/chromium-flags.ts'
import { workers } from './scripts/workers.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const systemBrowser = '/usr/bin/chromium-headless-shell'
const executablePath = process.env['CHROMIUM_PATH'] || (existsSync(systemBrowser) ? systemBrowser : undefined)

export default defineConfig({
  testDir: here('e2e'),
  testMatch: '**/*.spec.ts',
  outputDir: here('test-results/e2e'),
  globalSetup: here('e2e/support/seed-template.ts'),
  fullyParallel: true,
  workers,
  // A busy machine takes its time. A test of something that never comes fails all the same.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // A journey that passes only on a second try is a defect of the portal or of the journey.
  retries: 0,
  reporter: [['dot'], ...(process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['json'] as const] : [])],
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    // A panel on its way in moves from under a press on a busy machine
    contextOptions: { reducedMotion: 'reduce' },
    timezoneId: 'America/New_York',
    // Playwright's own would picture every page when it closes; support/test.ts pictures what failed.
    screenshot: 'off',
    // Tracing each journey takes a third of the whole run; ask for it with `--trace on`.
    trace: 'off',
    launchOptions: { args: chromiumFlags, ...(executablePath ? { executablePath } : {}) },
  },
})

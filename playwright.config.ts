import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'

/** Another one lets two runs go side by side. */
const port = Number(process.env['E2E_PORT'] || 4399)
const baseURL = `http://localhost:${port}`

// The workers read this file again and inherit the variable: one folder for the whole run.
process.env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'producer-portal-e2e-'))

/** It must also start as root in a container and without a network. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const systemBrowser = '/usr/bin/chromium-headless-shell'
const executablePath = process.env['CHROMIUM_PATH'] || (existsSync(systemBrowser) ? systemBrowser : undefined)

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  globalTeardown: './e2e/remove-data.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  retries: process.env['CI'] ? 1 : 0,
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['list'], ['json']] : [['list']],
  use: {
    browserName: 'chromium',
    baseURL,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // Tracing each journey takes a third of the whole run; ask for it with `--trace on`.
    trace: 'on-first-retry',
    launchOptions: { args, ...(executablePath ? { executablePath } : {}) },
  },
  webServer: [
    service(port, 'portal', { SEED_CASES: '10000', VALIDATION_CODES: 'scan-2026' }),
    service(port + 1, 'identity', { SEED_CASES: '20', FEATURE_OKTA_LOGIN: 'on' }),
  ],
})

/** A service with the built portal, on data of its own. */
function service(at: number, name: string, settings: Readonly<Record<string, string>>) {
  return {
    name,
    command: 'node apps/service/src/main.ts',
    url: `http://localhost:${at}/api/health`,
    reuseExistingServer: false,
    timeout: 120_000,
    env: {
      PORT: String(at),
      DATA_DIR: join(process.env['E2E_DATA_DIR'] ?? '', name),
      PORTAL_DIST: process.env['PORTAL_DIST'] || 'apps/portal/dist',
      PORTAL_MODE: 'test',
      ...settings,
    },
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
  }
}

import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumFlags } from '../chromium-flags.ts'

const { CONSUMERS_DIR: folder = '', CHROMIUM_PATH: executablePath, PLAYWRIGHT_JSON_OUTPUT_NAME: report } = process.env

/** One of the apps, as `check-consumers.mjs` has installed and built it. */
const server = (app, port, command, env = {}) => ({
  command: `node ${command}`,
  cwd: join(folder, app),
  url: `http://localhost:${port}`,
  reuseExistingServer: false,
  env: { NEXT_TELEMETRY_DISABLED: '1', ...env },
  gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
})
const project = (name, port) => ({
  name,
  testMatch: [`${name}.spec.mjs`, `${name}-screens.spec.mjs`],
  use: { baseURL: `http://localhost:${port}` },
})

export default defineConfig({
  testDir: 'checks',
  outputDir: '../../test-results/consumers',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  retries: 0,
  reporter: [['dot'], ...(report ? [['json']] : [])],
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    launchOptions: { args: chromiumFlags, ...(executablePath ? { executablePath } : {}) },
  },
  // Development compiles each page when it is asked for: it begins first, beside the others.
  projects: [
    project('next-dev', 4398),
    project('vite', 4396),
    project('next', 4397),
    project('react-router', 4394),
    project('tanstack-start', 4393),
    project('astro', 4395),
  ],
  webServer: [
    server('vite', 4396, 'node_modules/vite/bin/vite.js preview --strictPort --port 4396'),
    server('next', 4397, 'node_modules/next/dist/bin/next start --port 4397'),
    server('next', 4398, 'node_modules/next/dist/bin/next dev --port 4398'),
    server('react-router', 4394, 'node_modules/@react-router/serve/bin.cjs build/server/index.js', { PORT: '4394' }),
    server('tanstack-start', 4393, 'node_modules/vite/bin/vite.js preview --strictPort --port 4393'),
    server('astro', 4395, 'dist/server/entry.mjs', { PORT: '4395', HOST: 'localhost' }),
  ],
})

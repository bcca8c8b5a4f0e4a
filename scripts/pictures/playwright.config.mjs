import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromatic } from '../../.storybook/chromatic.ts'
import { chromiumFlags } from '../chromium-flags.ts'
import { workers } from '../workers.ts'

const { PICTURES_BROWSER: executablePath, PLAYWRIGHT_JSON_OUTPUT_NAME: report } = process.env

export default defineConfig({
  testDir: '.',
  testMatch: 'pictures.spec.mjs',
  outputDir: '../../test-results/pictures',
  snapshotPathTemplate: '{testDir}/baselines/{projectName}/{arg}{ext}',
  fullyParallel: true,
  workers,
  timeout: 60_000,
  retries: 0,
  reporter: [['dot'], ...(report ? [['json']] : [])],
  expect: {
    timeout: 30_000,
    // Browser, fonts and hinting are pinned, so that no pixel differs by chance. A part of the picture would let pass
    // what is small on a large sheet, so it is a number of pixels; ten is far below 0.1 % of any.
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      threshold: 0.02,
      maxDiffPixels: 10,
      stylePath: join(import.meta.dirname, 'still.css'),
    },
  },
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    timezoneId: 'America/New_York',
    launchOptions: { args: [...chromiumFlags, '--font-render-hinting=none'], executablePath },
  },
  // A look is a project, so that its pages are told once what the toolbar would say.
  projects: Object.entries(chromatic.modes).map(([name, globals]) => ({ name, use: { look: { name, globals } } })),
})

import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import journeys from '../../playwright.config.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The journeys' own settings, for journeys that are meant to fail. */
export default defineConfig({
  ...journeys,
  testDir: here('.'),
  outputDir: here('../../test-results/journey-faults'),
})

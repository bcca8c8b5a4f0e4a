import { fileURLToPath } from 'node:url'
import { getJestConfig } from '@storybook/test-runner'
import { chromiumFlags } from './scripts/chromium-flags.mjs'

const base = getJestConfig()
const executablePath = process.env.CHROMIUM_PATH
const script = (name) => fileURLToPath(new URL(`scripts/${name}`, import.meta.url))

export default {
  ...base,
  reporters: [...(base.reporters ?? ['default']), script('story-counts.mjs')],
  setupFilesAfterEnv: [...base.setupFilesAfterEnv, ...(process.env.CI ? [script('story-retries.cjs')] : [])],
  testEnvironmentOptions: {
    ...base.testEnvironmentOptions,
    'jest-playwright': {
      ...base.testEnvironmentOptions?.['jest-playwright'],
      launchOptions: { ...(executablePath ? { executablePath } : {}), args: chromiumFlags },
    },
  },
}

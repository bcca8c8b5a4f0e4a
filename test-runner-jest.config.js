import { fileURLToPath } from 'node:url'
import { getJestConfig } from '@storybook/test-runner'
import { chromiumFlags } from './scripts/chromium-flags.mjs'

const base = getJestConfig()
const executablePath = process.env.CHROMIUM_PATH

export default {
  ...base,
  reporters: [...(base.reporters ?? ['default']), fileURLToPath(new URL('scripts/story-counts.mjs', import.meta.url))],
  testEnvironmentOptions: {
    ...base.testEnvironmentOptions,
    'jest-playwright': {
      ...base.testEnvironmentOptions?.['jest-playwright'],
      launchOptions: { ...(executablePath ? { executablePath } : {}), args: chromiumFlags },
    },
  },
}

import { getJestConfig } from '@storybook/test-runner'
import { chromiumFlags } from './scripts/chromium-flags.ts'

const base = getJestConfig()
const executablePath = process.env.CHROMIUM_PATH
/** The folder of the test files that `scripts/stories` wrote; without it, the runner makes one for each file of stories. */
const packs = process.env.STORY_PACKS

export default {
  ...base,
  // a stack in the packs says nothing about the story
  ...(packs ? { roots: [packs], testMatch: ['**/*.test.mjs'], noStackTrace: true } : {}),
  testEnvironmentOptions: {
    ...base.testEnvironmentOptions,
    'jest-playwright': {
      ...base.testEnvironmentOptions?.['jest-playwright'],
      // What is leaving is gone at once: stories don't wait for motion
      contextOptions: { reducedMotion: 'reduce' },
      launchOptions: { ...(executablePath ? { executablePath } : {}), args: chromiumFlags },
    },
  },
}

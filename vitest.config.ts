import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const shared = { testTimeout: 30_000, hookTimeout: 60_000 }

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...shared,
          name: 'node',
          environment: 'node',
          include: ['packages/domain/src/**/*.test.ts', 'apps/service/src/**/*.test.ts', 'scripts/**/*.test.mjs'],
        },
      },
      {
        test: {
          ...shared,
          name: 'dom',
          environment: 'happy-dom',
          include: ['packages/{ui,features}/src/**/*.test.{ts,tsx}', 'apps/portal/src/**/*.test.{ts,tsx}'],
          setupFiles: [fileURLToPath(new URL('./vitest.setup.ts', import.meta.url))],
        },
      },
    ],
  },
})

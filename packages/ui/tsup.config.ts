import { cp } from 'node:fs/promises'
import { defineConfig } from 'tsup'
import { inlineJson } from './build/inline-json.mjs'
import { styledIds } from '../../scripts/styled-ids.mjs'
import pkg from './package.json' with { type: 'json' }
import { writeTokenFiles } from './write-token-files.mjs'

export default defineConfig({
  entry: ['src/**/*.{ts,tsx}', '!src/**/*.{test,stories,fixture,evidence}.{ts,tsx}', '!src/testing/stories/**'],
  bundle: false, // one output file per source file: each keeps its own 'use client'
  format: ['esm'],
  dts: {
    entry: {
      index: 'src/index.ts',
      'tokens/index': 'src/tokens/index.ts',
      'testing/index': 'src/testing/index.ts',
    },
  },
  sourcemap: true,
  clean: true,
  target: 'es2022',
  esbuildPlugins: [styledIds(import.meta.dirname, pkg.name), inlineJson()],
  onSuccess: async () => {
    await cp(`${import.meta.dirname}/src/font`, `${import.meta.dirname}/dist/font`, { recursive: true })
    await writeTokenFiles(`${import.meta.dirname}/dist`)
  },
})

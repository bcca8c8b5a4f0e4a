import { cp } from 'node:fs/promises'
import { defineConfig } from 'tsup'
import { listEntries } from '../../scripts/entries.mjs'
import { styledIds } from '../../scripts/styled-ids.mjs'
import pkg from './package.json' with { type: 'json' }

/** One declaration file per public entry; `publishConfig.exports` names the same paths. */
const types = Object.fromEntries(
  listEntries(import.meta.dirname).map((path) => [path.replace(/^src\/|\.ts$/g, ''), path]),
)

const fonts = (folder: string) => `${import.meta.dirname}/${folder}/exports/fonts`

export default defineConfig({
  entry: ['src/**/*.{ts,tsx}', '!src/**/*.{test,stories,fixture}.{ts,tsx}', '!src/testing/**'],
  bundle: false, // one output file per source file: each keeps its own 'use client'
  format: ['esm'],
  dts: { entry: types },
  sourcemap: true,
  clean: true,
  target: 'es2022',
  esbuildPlugins: [styledIds(import.meta.dirname, pkg.name)],
  // A file that a module asks for by its address stands where the sources have it.
  onSuccess: () => cp(fonts('src'), fonts('dist'), { recursive: true }),
})

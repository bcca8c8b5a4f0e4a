import { defineConfig } from 'tsup'
import { listEntries } from '../../scripts/entries.mjs'

/** One built file per public entry, under the folder that `publishConfig.exports` names. */
const entry = Object.fromEntries(
  listEntries(import.meta.dirname).map((path) => [path.replace(/^src\/|\.ts$/g, ''), path]),
)

export default defineConfig({
  entry,
  // The sources import each other with `.ts`, which Node needs and a published file cannot have: so they are bundled,
  // and what two entries share becomes a chunk of its own.
  bundle: true,
  splitting: true,
  format: ['esm'],
  dts: { entry, compilerOptions: { composite: false, incremental: false } },
  sourcemap: true,
  clean: true,
  target: 'es2022',
})

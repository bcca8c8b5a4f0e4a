import { defineConfig } from 'tsup'
import pkg from './package.json' with { type: 'json' }

/** One built file per public entry, under the folder that `publishConfig.exports` names. */
const entry = Object.fromEntries(
  Object.values(pkg.exports)
    .filter((path) => path.endsWith('.ts'))
    .map((path) => [path.replace(/^\.\/src\/|\.ts$/g, ''), path]),
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

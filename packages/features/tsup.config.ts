import { readFile } from 'node:fs/promises'
import { basename, relative } from 'node:path'
import { defineConfig, type Options } from 'tsup'
import { transformWithOxc } from 'vite'
import pkg from './package.json' with { type: 'json' }

// Gives every styled component an id at build time, so that the class names made on a server equal those made in
// the browser whatever order the modules load in; it also marks the calls as pure, for tree-shaking.
const styledIds: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'styled-ids',
  setup(build) {
    build.onLoad({ filter: /[\\/]src[\\/].*\.tsx?$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8')
      if (!source.includes('styled-components')) return undefined
      const out = await transformWithOxc(source, relative(import.meta.dirname, path), {
        lang: 'tsx',
        target: 'es2022',
        sourcemap: true,
        jsx: { runtime: 'automatic', development: false },
        plugins: {
          styledComponents: {
            displayName: true,
            fileName: true,
            ssr: true,
            minify: true,
            pure: true,
            namespace: pkg.name.replace(/\W+/g, '-').replace(/^-/, ''),
          },
        },
      })
      const map = Buffer.from(JSON.stringify({ ...out.map, sources: [basename(path)] })).toString('base64')
      return { contents: `${out.code}\n//# sourceMappingURL=data:application/json;base64,${map}`, loader: 'js' }
    })
  },
}

/** One declaration file per public entry; `publishConfig.exports` names the same paths. */
const types = Object.fromEntries(
  Object.values(pkg.exports)
    .filter((path) => path.endsWith('.ts'))
    .map((path) => [path.replace(/^\.\/src\/|\.ts$/g, ''), path]),
)

export default defineConfig({
  entry: ['src/**/*.{ts,tsx}', '!src/**/*.{test,stories}.{ts,tsx}', '!src/testing/**', '!src/**/*-stories.tsx'],
  bundle: false, // one output file per source file: each keeps its own 'use client'
  format: ['esm'],
  dts: { entry: types },
  sourcemap: true,
  clean: true,
  target: 'es2022',
  esbuildPlugins: [styledIds],
})

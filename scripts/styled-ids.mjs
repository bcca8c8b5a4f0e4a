import { readFile } from 'node:fs/promises'
import { basename, relative } from 'node:path'
import { transformWithOxc } from 'vite'

/**
 * An esbuild plug-in for a package's build. It gives every styled component an id at build time, so that the class
 * names made on a server equal those made in the browser whatever order the modules load in; it also marks the calls
 * as pure, for tree-shaking.
 * @param {string} packageFolder ids depend on the path within it, never on where the repository lies
 * @param {string} packageName keeps the ids of two packages apart
 * @returns {import('esbuild').Plugin}
 */
export function styledIds(packageFolder, packageName) {
  const styledComponents = {
    displayName: true,
    fileName: true,
    ssr: true,
    minify: true,
    pure: true,
    namespace: packageName.replace(/\W+/g, '-').replace(/^-/, ''),
  }
  const read = async ({ path }) => {
    const source = await readFile(path, 'utf8')
    if (!source.includes('styled-components')) return undefined
    const out = await transformWithOxc(source, relative(packageFolder, path), {
      lang: 'tsx',
      target: 'es2022',
      sourcemap: true,
      jsx: { runtime: 'automatic', development: false },
      plugins: { styledComponents },
    })
    const map = Buffer.from(JSON.stringify({ ...out.map, sources: [basename(path)] })).toString('base64')
    return { contents: `${out.code}\n//# sourceMappingURL=data:application/json;base64,${map}`, loader: 'js' }
  }
  return { name: 'styled-ids', setup: (build) => build.onLoad({ filter: /[\\/]src[\\/].*\.tsx?$/ }, read) }
}

import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'

const statement = /import (\w+) from '(\.[^']+\.json)' with \{ type: 'json' \}/g

async function inlined({ path }) {
  const source = await readFile(path, 'utf8')
  const found = [...source.matchAll(statement)]
  if (found.length === 0) return undefined
  const texts = await Promise.all(found.map(([, , file]) => readFile(resolve(dirname(path), file), 'utf8')))
  const contents = found.reduce(
    (code, [line, name], at) => code.replace(line, () => `const ${name} = ${JSON.stringify(JSON.parse(texts[at]))}`),
    source,
  )
  return { contents, loader: 'ts' }
}

/**
 * An esbuild plug-in for a package's build that keeps one output file per source file. It writes imported JSON into
 * the file that imports it: plain JavaScript runs in every bundler and in Node, import attributes do not yet.
 * @returns {import('esbuild').Plugin}
 */
export function inlineJson() {
  return { name: 'inline-json', setup: (build) => build.onLoad({ filter: /[\\/]src[\\/].*\.ts$/ }, inlined) }
}

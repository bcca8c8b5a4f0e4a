import { gzipSync } from 'node:zlib'
import { build } from 'vite'

const peers = /^(react|react-dom|styled-components)(\/|$)/
const entry = 'virtual:entry'

const virtual = (source) => ({
  name: 'entry',
  resolveId: (id) => (id === entry ? `\0${entry}` : undefined),
  load: (id) => (id === `\0${entry}` ? source : undefined),
})

async function bundle(source) {
  const { output } = await build({
    configFile: false,
    envFile: false,
    logLevel: 'error',
    plugins: [virtual(source)],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        external: peers,
        preserveEntrySignatures: 'strict',
        checks: { moduleLevelDirective: false },
        experimental: { lazyBarrel: true }, // else each of the builds parses the drawing of every icon
      },
    },
  })
  return output
}

/** The chunks that load together with the entry. */
function eagerChunks(output) {
  const eager = new Set()
  const add = (chunk) => {
    if (!chunk || eager.has(chunk)) return
    eager.add(chunk)
    for (const name of chunk.imports ?? []) add(output.find(({ fileName }) => fileName === name))
  }
  add(output.find(({ isEntry }) => isEntry))
  return eager
}

const contentOf = (file) => file.code ?? file.source
const gzipped = (files) => files.reduce((sum, file) => sum + gzipSync(contentOf(file), { level: 9 }).length, 0)

/**
 * What an import costs an app that has React and styled-components already: bundled, minified, gzip. Style sheets count.
 * @param {string} source the module of the app, such as `export { Button } from '…'`
 * @returns {Promise<{ eager: number, lazy: number }>} bytes that load with it, and bytes of the chunks that load later
 */
export async function costOf(source) {
  const output = await bundle(source)
  const chunks = eagerChunks(output)
  const eager = output.filter((file) => chunks.has(file) || file.type === 'asset')
  return { eager: gzipped(eager), lazy: gzipped(output.filter((file) => !eager.includes(file))) }
}

/**
 * What stays of a module that is imported for nothing by name.
 * @returns {Promise<boolean>} true when the bundle is empty
 */
export async function isDropped(file) {
  const output = await bundle(`import '${file}'`)
  return output.every((part) => contentOf(part).trim() === '')
}

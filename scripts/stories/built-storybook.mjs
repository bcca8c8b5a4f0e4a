import { existsSync, readFileSync } from 'node:fs'
import { preview } from 'vite'
import { root } from '../paths.mjs'

/** Serves a folder on a free port of this machine. */
async function serve(folder) {
  const { NODE_ENV } = process.env
  const server = await preview({
    configFile: false,
    logLevel: 'silent',
    appType: 'mpa',
    root: folder,
    build: { outDir: '.' },
    preview: { host: '127.0.0.1', port: 6100 },
  })
  // Vite sets it for the whole process, and the steps that follow would test the production build of React
  if (NODE_ENV === undefined) delete process.env.NODE_ENV
  return server
}

/**
 * Serves a built Storybook while `visit` runs.
 * @template T
 * @param {(storybook: { url: string, entries: object[] }) => Promise<T>} visit gets the entries of its `index.json`
 * @param {string} [folder] of the build
 * @returns {Promise<T>} what `visit` gives
 * @throws {Error} when it is not built
 */
export async function withBuiltStorybook(visit, folder = `${root}storybook-static`) {
  const index = `${folder}/index.json`
  if (!existsSync(index)) throw new Error('Build Storybook first: npm run build:storybook')
  const server = await serve(folder)
  try {
    const url = server.resolvedUrls.local[0].replace(/\/$/, '')
    return await visit({ url, entries: Object.values(JSON.parse(readFileSync(index, 'utf8')).entries) })
  } finally {
    await server.close()
  }
}

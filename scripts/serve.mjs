import { preview } from 'vite'

/** Serves a folder on a free port of this machine, for the story runs; `close` ends it. */
export async function serve(folder) {
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
  return { url: server.resolvedUrls.local[0].replace(/\/$/, ''), close: () => server.close() }
}

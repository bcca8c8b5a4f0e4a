import { createReadStream, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'

const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
}

const fileAt = (folder, url) => {
  const path = normalize(decodeURIComponent(new URL(url, 'http://x').pathname)).replace(/^(\.\.[/\\])+/, '')
  const file = join(folder, path.endsWith('/') ? `${path}index.html` : path)
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? file : undefined
}

/** Serves a folder on a free port of this machine, for the story runs; `close` ends it. */
export function serve(folder) {
  const server = createServer((request, response) => {
    const file = fileAt(folder, request.url)
    if (!file) return response.writeHead(404).end()
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' })
    return createReadStream(file).pipe(response)
  })
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () =>
      resolve({ url: `http://127.0.0.1:${server.address().port}`, close: () => server.close() }),
    )
  })
}

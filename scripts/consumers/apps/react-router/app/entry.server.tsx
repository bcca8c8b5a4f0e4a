import { randomUUID } from 'node:crypto'
import { renderToReadableStream } from 'react-dom/server'
import { ServerRouter, type EntryContext } from 'react-router'
import { ServerStyleSheet } from 'styled-components'

/** Renders a page with its styles in the head. The nonce goes with the policy, the scripts and the styles. */
export default async function handleRequest(
  request: Request,
  responseStatusCode: number,
  responseHeaders: Headers,
  routerContext: EntryContext,
) {
  const nonce = randomUUID()
  const sheet = new ServerStyleSheet({ nonce })
  const page = <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
  // In one piece: a part that streams late would come without its styles
  const stream = await renderToReadableStream(sheet.collectStyles(page), {
    nonce,
    signal: request.signal,
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  })
  await stream.allReady
  const html = await new Response(stream).text()
  // The meta element tells styled-components the nonce for what it adds in the browser, and Vite while you develop
  const head = `<meta property="csp-nonce" content="${nonce}" nonce="${nonce}">${sheet.getStyleTags()}</head>`
  responseHeaders.set('Content-Type', 'text/html')
  responseHeaders.set(
    'Content-Security-Policy',
    `default-src 'self'; img-src 'self' data:; font-src 'self' data:; worker-src 'self'; script-src 'nonce-${nonce}' 'strict-dynamic'; ` +
      `style-src-elem 'self' 'nonce-${nonce}'; style-src-attr 'unsafe-inline'`,
  )
  return new Response(`<!DOCTYPE html>${html.replace(/^<!DOCTYPE html>/i, '').replace('</head>', () => head)}`, {
    status: responseStatusCode,
    headers: responseHeaders,
  })
}

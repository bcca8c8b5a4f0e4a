import { randomUUID } from 'node:crypto'

/** Moves the styles of all islands to the head, so that the first paint has them, and marks them with the nonce. */
export async function onRequest(_context, next) {
  const response = await next()
  if (!response.headers.get('Content-Type')?.startsWith('text/html')) return response
  const nonce = randomUUID()
  const styles = new Set()
  const html = (await response.text())
    .replaceAll(/<style (data-styled="true"[^]*?<\/style>)/g, (_tag, rest) => {
      styles.add(`<style nonce="${nonce}" ${rest}`)
      return ''
    })
    .replace('<style>astro-island', `<style nonce="${nonce}">astro-island`) // Astro's own
  // The meta element tells styled-components the nonce for what it adds in the browser, and Vite while you develop
  const head = `<meta property="csp-nonce" content="${nonce}" nonce="${nonce}">${[...styles].join('')}</head>`
  const { headers } = response
  headers.delete('Content-Length')
  headers.set(
    'Content-Security-Policy',
    `style-src-elem 'self' 'nonce-${nonce}'; style-src-attr 'unsafe-inline'; img-src 'self' data:; worker-src 'self'`,
  )
  return new Response(
    html.replace('</head>', () => head),
    { status: response.status, headers },
  )
}

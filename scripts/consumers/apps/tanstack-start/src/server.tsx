import { preloadLazyComponents } from '@producer-portal/ui'
import { renderRouterToString } from '@tanstack/react-router/ssr/server'
import { createStartHandler, defineHandlerCallback, StartServer } from '@tanstack/react-start/server'
import { ServerStyleSheet } from 'styled-components'

// Parts that load late are in the HTML, too
await preloadLazyComponents()

/** Renders a page with its styles in the head. The nonce goes with the policy, the scripts and the styles. */
const renderPage = defineHandlerCallback(async ({ router, responseHeaders }) => {
  const nonce = router.options.ssr?.nonce ?? ''
  const sheet = new ServerStyleSheet({ nonce })
  const children = sheet.collectStyles(<StartServer router={router} />)
  responseHeaders.set(
    'Content-Security-Policy',
    `default-src 'self'; img-src 'self' data:; font-src 'self' data:; worker-src 'self'; script-src 'nonce-${nonce}' 'strict-dynamic'; ` +
      `style-src-elem 'self' 'nonce-${nonce}'; style-src-attr 'unsafe-inline'`,
  )
  const response = await renderRouterToString({ router, responseHeaders, children })
  const html = await response.text()
  return new Response(
    html.replace('</head>', () => `${sheet.getStyleTags()}</head>`),
    response,
  )
})

export default { fetch: createStartHandler(renderPage) }

import interLatin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import fontCss from '@producer-portal/ui/font.css?url'
import { createRootRoute, HeadContent, Outlet, Scripts } from '@tanstack/react-router'

/** The document around every page. */
export const Route = createRootRoute({
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width' },
      { title: 'Consumer with TanStack Start' },
    ],
    links: [
      { rel: 'icon', href: 'data:,' },
      { rel: 'preload', href: interLatin, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
      { rel: 'stylesheet', href: fontCss },
    ],
  }),
  component: function Document() {
    return (
      <html lang="en">
        <head>
          <HeadContent />
        </head>
        <body>
          <Outlet />
          <Scripts />
        </body>
      </html>
    )
  },
})

import node from '@astrojs/node'
import react from '@astrojs/react'
import { defineConfig } from 'astro/config'

/** Renders React with its styles. Astro takes the first renderer that knows a component, so it comes before `react()`. */
const styledReact = {
  name: 'styled-react',
  hooks: {
    'astro:config:setup': ({ addRenderer }) =>
      addRenderer({
        name: '@astrojs/react',
        clientEntrypoint: '@astrojs/react/client.js',
        serverEntrypoint: new URL('src/styled-react.mjs', import.meta.url),
      }),
  },
}

export default defineConfig({
  output: 'server',
  adapter: node({ mode: 'standalone' }),
  integrations: [styledReact, react()],
  build: { inlineStylesheets: 'never' }, // a style in the page would need the nonce
  devToolbar: { enabled: false },
  vite: { worker: { format: 'es' } },
})

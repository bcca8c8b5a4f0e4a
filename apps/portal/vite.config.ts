import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import type { Plugin } from 'vite'

/** The address that `npm start` listens on; only the development server needs it. */
const service = process.env['SERVICE_URL'] ?? 'http://localhost:4300'
/** The paths that the service answers itself: the API, and the icon of the brand. */
const proxy = { '/api': service, '/favicon.svg': service }

/** React Router's package offers its development files to everyone; those for production are beside them. */
const productionRouter: Plugin = {
  name: 'production-router',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (source !== 'react-router' && source !== 'react-router/dom') return null
    const found = await this.resolve(source, importer, { skipSelf: true })
    return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') }
  },
}

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [react(), ...(command === 'build' ? [productionRouter] : [])],
  // The service replaces the placeholder with a fresh nonce in every page it sends.
  html: { cspNonce: '__NONCE__' },
  oxc: {
    plugins: {
      styledComponents: { displayName: command === 'serve', fileName: false, ssr: false, minify: true, pure: true },
    },
  },
  // React has had it since version 18; the copy for earlier ones would be part of the first file.
  resolve: { alias: { 'use-sync-external-store/shim': 'react' } },
  server: { port: 5173, strictPort: true, proxy },
  preview: { port: 5173, strictPort: true, proxy },
  // Exports are written by a worker that loads its libraries when it needs them.
  worker: { format: 'es' },
  build: {
    target: 'baseline-widely-available',
    sourcemap: true,
    // The list of what each page loads would be part of the first file; most of it is in that file already.
    modulePreload: false,
    // Small files stay files too: the content security policy allows images and fonts from this origin, not data URLs.
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { moduleLevelDirective: false },
      output: {
        codeSplitting: {
          groups: [
            // Code that every page needs is one file, as many small ones would compress worse: `main.tsx` with all that
            // it imports. The lists of the dashboard have pages, so the first visit needs those anyway.
            {
              name: 'start',
              test: /portal[\\/]src[\\/]main\.tsx|components[\\/]Pagination[\\/]|rolldown[\\/]runtime/,
            },
          ],
        },
      },
    },
  },
}))

import { withoutPdfExtras } from '@producer-portal/features/without-pdf-extras'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import type { Plugin } from 'vite'

/** Where `npm start` listens; only the development server needs to know. */
const service = process.env['SERVICE_URL'] ?? 'http://localhost:4300'

/** The pages of a working day, and what every page has loaded before. */
const workPages = /\/(Dashboard|Cases|Inforce)Page-|\/(Case|Inforce)Activity-/
const firstFiles = /\/(index|libraries|rolldown-runtime)-/

/**
 * Lets the build leave out those components of the router that nobody draws: forms, prefetching, server rendering. The
 * names that it gives to them for developers, and the calls that make them, look like something that must happen.
 */
const unusedRouterParts: Plugin = {
  name: 'unused-router-parts',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/react-router\// },
    handler: (code) => ({
      code: code
        .replaceAll(/^\w+\.displayName = ".*";$/gm, '')
        .replaceAll(/(?<== )(?=React\d*\.(?:createContext|forwardRef|memo)\()/g, '/* @__PURE__ */ '),
      map: null,
    }),
  },
}

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [react(), unusedRouterParts],
  // The service replaces the placeholder with a fresh nonce in every page it sends.
  html: { cspNonce: '__NONCE__' },
  oxc: {
    plugins: {
      styledComponents: { displayName: command === 'serve', fileName: false, ssr: true, minify: true, pure: true },
    },
  },
  server: { port: 5173, strictPort: true, proxy: { '/api': service } },
  preview: { port: 5173, strictPort: true, proxy: { '/api': service } },
  // Exports are written by a worker that loads its libraries when it needs them.
  worker: { format: 'es' },
  resolve: { alias: withoutPdfExtras },
  build: {
    target: 'baseline-widely-available',
    sourcemap: true,
    modulePreload: {
      // The browsers that are let in know it by themselves.
      polyfill: false,
      // Every list of files to load at once is part of the first file: only the pages that people work in have one.
      resolveDependencies: (file, needed) =>
        workPages.test(file) ? needed.filter((each) => !firstFiles.test(each)) : [],
    },
    // Small files too stay files: the policy allows images and fonts from this origin, not data addresses.
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { moduleLevelDirective: false },
      output: {
        // What every page needs comes in two files: more of them would cost requests and compress worse.
        codeSplitting: {
          groups: [
            { name: 'libraries', tags: ['$initial'], test: /node_modules/, priority: 2 },
            { name: 'start', tags: ['$initial'], priority: 1 },
          ],
        },
      },
    },
  },
}))

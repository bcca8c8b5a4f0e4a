import { withoutPdfExtras } from '@producer-portal/features/without-pdf-extras'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Where `npm start` listens; only the development server needs to know. */
const service = process.env['SERVICE_URL'] ?? 'http://localhost:4300'

/** The pages of a working day, and what every page has loaded before. */
const workPages = /\/(Dashboard|Cases|Inforce)Page-|\/(Case|Inforce)Activity-/
const firstFiles = /\/(index|libraries|rolldown-runtime)-/

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [react()],
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

import { withoutPdfExtras } from '@producer-portal/features/without-pdf-extras'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import type { Plugin } from 'vite'

/** Where `npm start` listens; only the development server needs to know. */
const service = process.env['SERVICE_URL'] ?? 'http://localhost:4300'

/** The pages of a working day, and what every page has loaded before. */
const workPages = /\/(Dashboard|Cases|Inforce)Page-|\/(Case|Inforce)Activity-/
const firstFiles = /\/(index|libraries|rolldown-runtime)-/

/** What the dashboard and the pages with lists share from the beginning; their dialogs and exports are not of it. */
const listParts = new RegExp(
  [
    'packages/ui/src/components/(?:DataTable/(?!cards|resizing|TableSkeleton|TableNotice|lazyParts)|ListWidget|Tabs|Toolbar|ListFilters/(?:listFilter|useFilters))',
    'packages/domain/src/(?:requirements/(?:requirement|groups|buckets|sent-|statuses)|cases/(?!case-(?:cells|column|export|tables)|cell-|detail))',
    'packages/ui/src/hooks/(?:useFilteredRows|usePreparedRows|runWhenIdle|useAnnounceAfterPause)',
    'packages/features/src/messages',
    'apps/portal/src/(?:data/(?:useListQuery|list-state)|pages/(?:use(?:ListView|ViewedLists|Today|CasePanel|OpenLayers)|list-|address-|viewed-|case-panel|LazyCase))',
  ].join('|'),
)

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
        .replaceAll(/^\w+\.(?:displayName|contextType) = .*;$/gm, '')
        .replaceAll(
          /^var (\w+) = (class extends React\d*\.Component \{.*?^\});$/gms,
          'var $1 = /* @__PURE__ */ (() => $2)();',
        )
        .replaceAll(/(?<== )(?=React\d*\.(?:createContext|forwardRef|memo)\()/g, '/* @__PURE__ */ '),
      map: null,
    }),
  },
}

/** Lets the build leave out the table of vendor prefixes: nobody asks for them, and the browsers let in need none. */
const withoutVendorPrefixes: Plugin = {
  name: 'without-vendor-prefixes',
  apply: 'build',
  load: {
    filter: { id: /node_modules\/stylis\/src\/Prefixer\.js$/ },
    handler: () => 'export const prefix = (css) => css',
  },
}

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [react(), unusedRouterParts, withoutVendorPrefixes],
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
  // React has what the shim is for; one of the libraries still asks for it.
  resolve: {
    alias: [
      ...(command === 'build' ? withoutPdfExtras : []),
      { find: /^use-sync-external-store\/shim.*/, replacement: 'react' },
    ],
  },
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
        // What every page needs comes in two files, and what the lists need in one: more would compress worse.
        codeSplitting: {
          groups: [
            { name: 'libraries', tags: ['$initial'], test: /node_modules/, priority: 2 },
            { name: 'start', tags: ['$initial'], priority: 1 },
            { name: 'lists', test: listParts, minShareCount: 2 },
          ],
        },
      },
    },
  },
}))

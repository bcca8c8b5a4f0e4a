#!/usr/bin/env node
/**
 * Builds, per adapter,
 *   dist/page/<name>/   the page that is measured (everything bundled, production React)
 *   dist/size/<name>/   the adapter and its library alone: react, react-dom and the shared
 *                       data module external, to weigh what the table itself costs; what every
 *                       component of its library shares to be styled is in a chunk of its own
 * and writes dist/sizes.json.
 *
 * Usage: node build.mjs [--only a,b]
 */
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build, esmExternalRequirePlugin } from 'vite'
import react from '@vitejs/plugin-react'
import { themeCss } from '../dist/theme/theme-css.js'
import { defaultBrand } from '../dist/tokens/brand.js'
import { OURS, ROOT, adapterFile, adapterNames } from './lib.mjs'

/** Puts the variables of a theme on the page, as an app has them there before any component. */
function theme() {
  const css = themeCss(defaultBrand)
  const { id } = defaultBrand
  const attributes = { 'data-pp-brand': id, 'data-pp-mode': 'light', 'data-pp-density': 'comfortable' }
  const html = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
  return {
    name: 'bench:theme',
    transformIndexHtml: (page) =>
      page.replace('<html', `<html${html.join('')}`).replace('</head>', `<style>${css}</style></head>`),
  }
}

const common = (name) => ({
  configFile: false,
  logLevel: 'warn',
  mode: 'production',
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [react(), ...(name === 'ours' ? [theme()] : [])],
  resolve: {
    alias: [
      { find: '@adapter', replacement: adapterFile(name) },
      { find: /^@producer-portal\/ui$/, replacement: OURS },
    ],
    dedupe: ['react', 'react-dom'],
  },
})

async function buildPage(name) {
  await build({
    ...common(name),
    root: join(ROOT, 'page'),
    base: './',
    build: {
      outDir: join(ROOT, 'dist/page', name),
      emptyOutDir: true,
      modulePreload: false,
      chunkSizeWarningLimit: 5000,
    },
  })
}

/**
 * The code that makes and feeds the style sheets of a library, for all its components: the engine, and the design tokens
 * or theme.
 * It is weighed apart, on every side.
 */
const STYLING = new RegExp(
  [
    'node_modules/(styled-components|stylis|@emotion/[^/]+)/',
    'node_modules/@mui/(system|styled-engine|material/(styles|colors))/',
    'ui/dist/tokens/',
  ]
    .join('|')
    .replaceAll('/', '[\\\\/]'),
)

async function buildSize(name) {
  const out = join(ROOT, 'dist/size', name)
  await build({
    ...common(name),
    root: ROOT,
    publicDir: false,
    build: {
      outDir: out,
      emptyOutDir: true,
      cssCodeSplit: false,
      modulePreload: false,
      chunkSizeWarningLimit: 5000,
      rollupOptions: {
        input: { adapter: adapterFile(name) },
        preserveEntrySignatures: 'strict',
        // React external, also where CommonJS dependencies require() it.
        plugins: [esmExternalRequirePlugin({ external: [/^react($|\/)/, /^react-dom($|\/)/] })],
        external: (id) => /[\\/]model[\\/](data|adapter)/.test(id),
        output: {
          format: 'es',
          entryFileNames: '[name].js',
          chunkFileNames: 'chunk-[name]-[hash].js',
          codeSplitting: { groups: [{ name: 'styling', test: STYLING }] },
        },
      },
    },
  })
  return weigh(out)
}

/** Sizes of the entry with what it imports statically, the CSS, its styling, and what it would load lazily. */
function weigh(dir) {
  const all = []
  ;(function walk(d) {
    for (const e of readdirSync(d, { withFileTypes: true }))
      e.isDirectory() ? walk(join(d, e.name)) : all.push(join(d, e.name))
  })(dir)
  const js = new Map(all.filter((f) => f.endsWith('.js')).map((f) => [f.split('/').pop(), readFileSync(f, 'utf8')]))
  const eager = new Set()
  ;(function visit(file) {
    if (eager.has(file) || !js.has(file)) return
    eager.add(file)
    for (const m of js.get(file).matchAll(/(?:import|from)\s*["']\.\/([^"']+\.js)["']/g)) visit(m[1])
  })('adapter.js')
  const one = (buf) => ({
    min: buf.length,
    gzip: gzipSync(buf, { level: 9 }).length,
    brotli: brotliCompressSync(buf, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length,
  })
  const sum = (list) =>
    list
      .map((b) => one(Buffer.from(b)))
      .reduce((a, b) => ({ min: a.min + b.min, gzip: a.gzip + b.gzip, brotli: a.brotli + b.brotli }), {
        min: 0,
        gzip: 0,
        brotli: 0,
      })
  const isStyling = (file) => file.startsWith('chunk-styling-')
  const code = sum([...eager].filter((f) => !isStyling(f)).map((f) => js.get(f)))
  const styling = sum([...eager].filter(isStyling).map((f) => js.get(f)))
  const css = sum(all.filter((f) => f.endsWith('.css')).map((f) => readFileSync(f)))
  const lazy = sum([...js.keys()].filter((f) => !eager.has(f)).map((f) => js.get(f)))
  const total = { min: code.min + css.min, gzip: code.gzip + css.gzip, brotli: code.brotli + css.brotli }
  return { total, js: code, css, styling, lazy }
}

export async function buildAll(names) {
  const sizesFile = join(ROOT, 'dist/sizes.json')
  mkdirSync(join(ROOT, 'dist'), { recursive: true })
  const sizes = existsSync(sizesFile) ? JSON.parse(readFileSync(sizesFile, 'utf8')) : {}
  for (const name of names) {
    const t = Date.now()
    rmSync(join(ROOT, 'dist/page', name), { recursive: true, force: true })
    rmSync(join(ROOT, 'dist/size', name), { recursive: true, force: true })
    await buildPage(name)
    sizes[name] = await buildSize(name)
    const s = sizes[name].total
    console.log(
      `built ${name} in ${((Date.now() - t) / 1000).toFixed(1)} s: ${(s.min / 1024).toFixed(1)} kB min, ${(s.gzip / 1024).toFixed(1)} kB gzip, ${(s.brotli / 1024).toFixed(1)} kB brotli`,
    )
  }
  writeFileSync(sizesFile, JSON.stringify(sizes, null, 1))
  return sizes
}

if (process.argv[1] === join(ROOT, 'build.mjs')) {
  const i = process.argv.indexOf('--only')
  await buildAll(i > 0 ? process.argv[i + 1].split(',') : adapterNames())
}

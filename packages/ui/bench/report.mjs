#!/usr/bin/env node
/**
 * Turns result files of run.mjs into the Markdown tables of results.md.
 *   node report.mjs results/10k.json [more.json ...] [> results.md]
 * Results given together are shown together, each row count in tables of its own.
 */
import { readFileSync } from 'node:fs'

const sorted = (list) => [...list].sort((a, b) => a - b)
export const median = (list) => {
  const s = sorted(list)
  const n = s.length
  return n === 0 ? NaN : n % 2 ? s[n >> 1] : (s[n / 2 - 1] + s[n / 2]) / 2
}
const quantile = (list, q) => {
  const s = sorted(list)
  return s.length ? s[Math.min(s.length - 1, Math.floor(q * s.length))] : NaN
}

/** Per frame, the harness' own sampling taken off. */
const perFrame = (axis, part) => (c) => {
  const s = c['scroll' + axis]
  const own = part === 'task' || part === 'script' ? s.own : 0
  return Math.max(0, s.cpu[part] / s.frames - own)
}
const slow = (s) => s.intervals.filter((i) => i > 33).length

/** CPU of an action less that of watching one that does nothing (the floor's, same round: see `link`). */
const action =
  (key, part = 'task') =>
  (c) =>
    Math.max(0, c[key].cpu[part] - (c.idle?.[part] ?? 0))
function link(cells) {
  for (const c of cells) {
    const base = cells.find((f) => f.name === 'floor' && f.run === c.run && f.rows === c.rows) ?? c
    c.idle = base.noop?.cpu
  }
}

// Every figure is "less is better". `ratio: false` where dividing says nothing (floor may be 0).
const TABLES = [
  [
    'Time until painted (ms, wall clock)',
    [
      ['mount', (c) => c.mount.painted, 0],
      ['sort text', (c) => c.sortText.ms, 0],
      ['sort number', (c) => c.sortNumber.ms, 0],
      ['filter', (c) => c.filter.ms, 0],
      ['clear filter', (c) => c.filterClear.ms, 0],
      ['filter, typed letter by letter', (c) => c.filterTyped.ms, 0],
      ['mount: blocking time over 50 ms', (c) => c.mount.tbt, 0, false],
    ],
  ],
  [
    'Main-thread CPU of one action (ms)',
    [
      ['mount', action('mount'), 0],
      ['of it script', action('mount', 'script'), 0],
      ['sort text', action('sortText'), 0],
      ['sort number', action('sortNumber'), 0],
      ['filter', action('filter'), 0],
      ['clear filter', action('filterClear'), 0],
      ['filter, typed letter by letter', action('filterTyped'), 0],
    ],
  ],
  [
    'Scrolling down, 3 s at 4000 px/s',
    [
      ['CPU ms per frame', perFrame('Y', 'task'), 2],
      ['script', perFrame('Y', 'script'), 2],
      ['style', perFrame('Y', 'recalcstyle'), 2],
      ['layout', perFrame('Y', 'layout'), 2],
      ['renderer process CPU ms, all threads', (c) => c.scrollY.cpu.processtime, 0],
      ['frame interval p95 ms', (c) => quantile(c.scrollY.intervals, 0.95), 1, false],
      ['frames > 33 ms', (c) => slow(c.scrollY), 0, false],
      ['frames drawn', (c) => c.scrollY.frames, 0, false],
      ['frames with a blank', (c) => (c.scrollY.points ? c.scrollY.blankFrames : NaN), 0, false],
      ['viewport without rows, % (estimate)', (c) => (c.scrollY.points ? 100 * c.scrollY.uncovered : NaN), 1, false],
    ],
  ],
  [
    'A flick, 1 s at 20,000 px/s',
    [
      ['CPU ms per frame', perFrame('Fast', 'task'), 2],
      ['script', perFrame('Fast', 'script'), 2],
      ['style', perFrame('Fast', 'recalcstyle'), 2],
      ['layout', perFrame('Fast', 'layout'), 2],
      ['frame interval p95 ms', (c) => quantile(c.scrollFast.intervals, 0.95), 1, false],
      ['frames > 33 ms', (c) => slow(c.scrollFast), 0, false],
      ['frames drawn', (c) => c.scrollFast.frames, 0, false],
      ['frames with a blank', (c) => (c.scrollFast.points ? c.scrollFast.blankFrames : NaN), 0, false],
      [
        'viewport without rows, % (estimate)',
        (c) => (c.scrollFast.points ? 100 * c.scrollFast.uncovered : NaN),
        1,
        false,
      ],
    ],
  ],
  [
    'Scrolling across, 1 s right and 1 s back at 1400 px/s',
    [
      ['CPU ms per frame', perFrame('X', 'task'), 2],
      ['script', perFrame('X', 'script'), 2],
      ['style', perFrame('X', 'recalcstyle'), 2],
      ['layout', perFrame('X', 'layout'), 2],
      ['renderer process CPU ms, all threads', (c) => c.scrollX.cpu.processtime, 0],
      ['frame interval p95 ms', (c) => quantile(c.scrollX.intervals, 0.95), 1, false],
      ['frames > 33 ms', (c) => slow(c.scrollX), 0, false],
      ['frames with a blank', (c) => (c.scrollX.points ? c.scrollX.blankFrames : NaN), 0, false],
    ],
  ],
  [
    'Weight',
    [
      ['JS heap of the table, MB', (c) => c.heap.own / 1048576, 2],
      ['JS heap with the data, MB', (c) => c.heap.after / 1048576, 1],
      ['elements', (c) => c.dom, 0],
    ],
  ],
]

const num = (n, digits) => (Number.isNaN(n) || n === undefined ? 'n/a' : n.toFixed(digits))
function table(head, rows) {
  const line = (cells) => '| ' + cells.join(' | ') + ' |'
  return [line(head), line(head.map((_, i) => (i ? '---:' : '---'))), ...rows.map(line)].join('\n') + '\n'
}

/** Median over rounds of this adapter's figure divided by the floor's in the same round. */
function ratioTo(cells, base, get) {
  const list = []
  for (const c of cells) {
    const b = base.find((f) => f.run === c.run)
    if (b && get(b) > 0) list.push(get(c) / get(b))
  }
  return median(list)
}

export function report(results) {
  const out = []
  const byRows = new Map()
  for (const r of results) link(r.cells)
  for (const r of results) for (const c of r.cells) byRows.set(c.rows, [...(byRows.get(c.rows) ?? []), c])
  const names = [...new Set(results.flatMap((r) => r.adapters))]
  const r0 = results[0]
  if (r0)
    out.push(
      `Chromium ${r0.chromium}, Node ${r0.node}, ${r0.cpus} cores${r0.throttle !== 1 ? `, CPU throttled ${r0.throttle}x` : ''}. Median (least to most) and, after the slash, the median over rounds of the ratio to the floor in the same round.\n`,
    )
  for (const [rows, cells] of [...byRows].sort((a, b) => a[0] - b[0])) {
    const of = (name) => cells.filter((c) => c.name === name)
    const shown = names.filter((n) => of(n).length)
    const floor = of('floor')
    out.push(`## ${rows.toLocaleString('en-US')} rows\n`)
    const noise = cells.map((c) => c.noise ?? 0)
    out.push(
      `${Math.max(...shown.map((n) => of(n).length))} rounds; other programs used ${(median(noise) * 100).toFixed(0)}% of the machine in the median cell (${(Math.min(...noise) * 100).toFixed(0)} to ${(Math.max(...noise) * 100).toFixed(0)}%); ${cells.filter((c) => c.repeated).length} of ${cells.length} cells were taken a second time.\n`,
    )
    for (const [title, metrics] of TABLES) {
      out.push(`### ${title}\n`)
      out.push(
        table(
          ['', ...shown],
          metrics.map(([label, get, digits, ratio = true]) => [
            label,
            ...shown.map((n) => {
              const v = of(n).map(get)
              if (v.some(Number.isNaN)) return 'n/a'
              const k = ratio && floor.length && n !== 'floor' ? ratioTo(of(n), floor, get) : NaN
              return `${num(median(v), digits)} (${num(Math.min(...v), digits)}–${num(Math.max(...v), digits)})${Number.isNaN(k) ? '' : ` / **${k.toFixed(k < 10 ? 2 : 1)}×**`}`
            }),
          ]),
        ),
      )
    }
    out.push('### Strongest\n')
    const peers = shown.filter((n) => n !== 'floor' && n !== 'ours')
    if (peers.length > 1) {
      out.push(
        table(
          ['', 'strongest peer', 'next'],
          TABLES.flatMap(([title, metrics]) =>
            metrics
              .filter((m) => m[3] !== false)
              .map(([label, get, digits]) => {
                const rank = peers.map((n) => [n, median(of(n).map(get))]).sort((a, b) => a[1] - b[1])
                return [
                  `${title.split(/[,(]/)[0].trim()}: ${label}`,
                  ...rank.slice(0, 2).map(([n, v]) => `${n} ${num(v, digits)}`),
                ]
              }),
          ),
        ),
      )
    }
  }
  const sizes = results.findLast((r) => r.sizes)?.sizes
  if (sizes) {
    const kb = (n) => (n / 1024).toFixed(1)
    out.push(
      '## Bundle\n\nThe adapter with its library and CSS, without react, react-dom and the shared data (kB = 1024 bytes). Apart from it: styling, the engine and the tokens or theme that all components of a library share; and what is loaded lazily, when a feature is used.\n',
    )
    out.push(
      table(
        ['', 'min', 'gzip', 'brotli', 'of it CSS (gzip)', 'styling (gzip)', 'lazy (gzip)'],
        names
          .filter((n) => sizes[n])
          .map((n) => {
            const s = sizes[n]
            return [
              n,
              kb(s.total.min),
              kb(s.total.gzip),
              kb(s.total.brotli),
              kb(s.css.gzip),
              kb(s.styling.gzip),
              kb(s.lazy.gzip),
            ]
          }),
      ),
    )
  }
  const a11y = results.findLast((r) => r.a11y)?.a11y
  if (a11y) {
    out.push('## Accessibility\n')
    out.push(
      table(
        [
          '',
          'role',
          'aria-rowcount',
          'aria-rowindex',
          'aria-sort after a sort',
          'row header',
          'tab stops',
          'axe violations',
        ],
        Object.entries(a11y).map(([n, a]) => [
          n,
          a.role ?? 'none',
          a.rowcount ?? 'no',
          a.rowindex ? 'yes' : 'no',
          a.ariaSort ?? 'no',
          a.rowheader ? 'yes' : 'no',
          String(a.focusable),
          a.axe.length ? a.axe.map((v) => `${v.id} (${v.nodes})`).join(', ') : '0',
        ]),
      ),
    )
  }
  return out.join('\n')
}

if (process.argv[1]?.endsWith('report.mjs')) {
  console.log(report(process.argv.slice(2).map((f) => JSON.parse(readFileSync(f, 'utf8')))))
}

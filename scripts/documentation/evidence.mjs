// The evidence files: what they cite must exist.
import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { criteria } from '../../.storybook/evidence/wcag.ts'
import { readConstant } from '../../.storybook/manifests/literals.ts'
import { root } from '../paths.mjs'

const numbers = new Set(criteria.map(([number]) => number))

/** Stories that the run measures after they are drawn, by the criterion of the measure. */
const measured = { '1.4.10': /--(narrow|long-content)/, '2.4.7': /--states$/ }

/**
 * The rows of all evidence files.
 * @returns {{ file: string, name: string, rows: import('../../packages/ui/src/testing/stories/evidence.js').Evidence }[]}
 */
export function readEvidence() {
  return globSync('{packages/*/src/**,stories/guides}/*.evidence.ts', { cwd: root })
    .toSorted()
    .map((file) => ({
      file,
      name: basename(file, '.evidence.ts'),
      rows: readConstant(readFileSync(join(root, file), 'utf8'), 'evidence'),
    }))
}

const findJourney = (where) => {
  const [file, title] = where.split(' › ')
  return existsSync(join(root, file)) && title && readFileSync(join(root, file), 'utf8').includes(title)
}

/**
 * What is wrong with a row: undefined when nothing is.
 * @param {object} row
 * @param {Map<string, { tags: string[] }>} stories of `index.json` by ID
 * @param {string} changed the day of the last change of the component
 */
export function findFault({ criterion, how, where, date }, stories, changed) {
  if (!numbers.has(criterion)) return `${criterion} is no criterion of WCAG 2.2, A or AA`
  if (how === 'hand')
    return date < changed ? `what was found by hand on ${date} is older than the component` : undefined
  if (how === 'journey') return findJourney(where) ? undefined : `the journey "${where}" doesn't exist`
  if (how === 'axe') return undefined
  const story = stories.get(where)
  if (!story) return `the story ${where} doesn't exist`
  const isChecked = story.tags.includes('play-fn') || measured[criterion]?.test(where)
  return isChecked ? undefined : `the story ${where} has no play function, and nothing measures ${criterion} in it`
}

const lastChange = (file) =>
  execFileSync('git', ['log', '-1', '--format=%cs', '--', dirname(file)], { cwd: root, encoding: 'utf8' }).trim()

/**
 * Faults of all evidence against the index of a built Storybook.
 * @param {string} folder of the build
 * @returns {{ faults: string[], stale: string[] }} `stale` are rows by hand that count no longer
 */
export function findEvidenceFaults(folder) {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'))
  const stories = new Map(Object.entries(entries))
  const found = readEvidence().flatMap(({ file, rows }) => {
    const changed = rows.some(({ how }) => how === 'hand') ? lastChange(file) : ''
    return rows.flatMap((row) => {
      const fault = findFault(row, stories, changed)
      return fault ? [{ text: `${file}: ${row.criterion}: ${fault}`, how: row.how }] : []
    })
  })
  return {
    faults: found.filter(({ how }) => how !== 'hand').map(({ text }) => text),
    stale: found.filter(({ how }) => how === 'hand').map(({ text }) => text),
  }
}

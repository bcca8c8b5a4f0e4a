// `node scripts/documentation/openacr.mjs` writes the notes of `openacr.yaml` from the evidence. The levels stay as the
// person set them who judged.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse, stringify } from 'yaml'
import { axeCriteria, criteria } from '../../.storybook/evidence/wcag.ts'
import { root } from '../paths.mjs'
import { readEvidence } from './evidence.mjs'

const require = createRequire(import.meta.url)
const { validateOpenACR } = require('./openacr-tool/dist/validateOpenACR.js')
const { validateOpenACRCatalogValues } = require('./openacr-tool/dist/validateOpenACRCatalogValues.js')

const file = join(root, 'openacr.yaml')
const catalog = '2.5-edition-wcag-2.2-en'
const chapters = { A: 'success_criteria_level_a', AA: 'success_criteria_level_aa' }

/** What the checks of the portal and of its components say about a criterion. */
function describeEvidence(number, evidence) {
  const hasRow = ({ rows }) => rows.some(({ criterion }) => criterion === number)
  const journeys = evidence.find(({ name }) => name === 'portal').rows.filter(({ criterion }) => criterion === number)
  const components = evidence.filter(({ name }) => name !== 'portal').filter(hasRow)
  const sentences = [
    ...journeys.map(({ where }) => `Journey: ${where.replace(' › ', ', ')}.`),
    ...(components.length > 0 ? [`Stories of ${components.length} components check it.`] : []),
    ...(axeCriteria.includes(number) ? ['axe-core checks a part of it in every story.'] : []),
  ]
  return sentences.length > 0 ? sentences.join(' ') : 'No automatic check.'
}

/** The criteria of one level; what is new starts as not evaluated. */
function toChapter(level, previous, evidence) {
  const judged = new Map((previous?.criteria ?? []).map(({ num, components }) => [num, components[0].adherence.level]))
  return {
    criteria: criteria
      .filter(([, , own]) => own === level)
      .map(([num]) => ({
        num,
        components: [
          {
            name: 'web',
            adherence: { level: judged.get(num) ?? 'not-evaluated', notes: describeEvidence(num, evidence) },
          },
        ],
      })),
  }
}

/** The report with the notes of today's evidence. */
export function updateReport(report, evidence) {
  const update = ([level, id]) => [id, toChapter(level, report.chapters?.[id], evidence)]
  return { ...report, catalog, chapters: Object.fromEntries(Object.entries(chapters).map(update)) }
}

/**
 * What OpenACR's own validator finds in a report.
 * @returns {string[]} its messages, none when the report is valid
 */
export function validateReport(report) {
  const names = parse(readFileSync(join(import.meta.dirname, `openacr-tool/catalog/${catalog}.yaml`), 'utf8'))
  const results = [validateOpenACR(report, 'openacr-0.1.0.json'), validateOpenACRCatalogValues(report, names)]
  return results.filter(({ result }) => !result).map(({ message }) => message)
}

export const readReport = () => parse(readFileSync(file, 'utf8'))
const write = (report) => stringify(report, { lineWidth: 120 })

/** @returns {number} an exit code: 1 when the report is invalid, or its notes are older than the evidence */
export function checkOpenAcr() {
  const report = readReport()
  const faults = validateReport(report)
  if (write(updateReport(report, readEvidence())) !== write(report))
    faults.push('The notes are older than the evidence: node scripts/documentation/openacr.mjs')
  for (const fault of faults) console.error(`openacr.yaml: ${fault}`)
  return faults.length === 0 ? 0 : 1
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(file, write(updateReport(readReport(), readEvidence())))
}

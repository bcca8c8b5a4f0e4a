// `node scripts/documentation/openacr.mjs` writes the notes of `openacr.yaml` from the evidence. The levels stay as the
// person set them who judged.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { parse, stringify } from 'yaml'
import { axeCriteria, criteria } from '../../.storybook/evidence/wcag.ts'
import { root } from '../paths.mjs'
import { exec, tools } from '../tools.mjs'
import { readEvidence } from './evidence.mjs'

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

const text = v.pipe(v.string(), v.nonEmpty())
const adherence = v.strictObject({
  level: v.picklist(['supports', 'partially-supports', 'does-not-support', 'not-applicable', 'not-evaluated']),
  notes: text,
})
/** The criteria of a level: each of them once, in their order. */
const chapterOf = (level) =>
  v.strictObject({
    criteria: v.strictTuple(
      criteria
        .filter(([, , own]) => own === level)
        .map(([num]) =>
          v.strictObject({
            num: v.literal(num),
            components: v.tuple([v.strictObject({ name: v.literal('web'), adherence })]),
          }),
        ),
    ),
  })
/** The part of the OpenACR format 0.1.0 that the report uses. Its own validator is in no package registry. */
const reportSchema = v.strictObject({
  title: text,
  product: v.strictObject({ name: text, version: text, description: text }),
  author: v.strictObject({ name: text, email: v.pipe(v.string(), v.email()) }),
  report_date: v.pipe(v.string(), v.isoDate()),
  last_modified_date: v.pipe(v.string(), v.isoDate()),
  version: v.pipe(v.number(), v.integer()),
  notes: text,
  evaluation_methods_used: text,
  license: text,
  catalog: v.literal(catalog),
  chapters: v.strictObject(Object.fromEntries(Object.entries(chapters).map(([level, id]) => [id, chapterOf(level)]))),
})

/**
 * What is wrong with a report.
 * @returns {string[]} a message for each fault with its place, none when the report is valid
 */
export function validateReport(report) {
  const { issues = [] } = v.safeParse(reportSchema, report)
  return issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)
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
  process.exitCode = await exec([...tools.oxfmt, file])
}

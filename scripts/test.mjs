// `npm test` runs the checks of every change, `npm run test:full` all there are. Words name the groups to run alone:
// `npm test -- unit`. `--subject statements` runs the unit and page tests, stories and journeys of one subject.
import { mkdirSync, rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { cache } from './paths.mjs'
import { steps } from './steps.mjs'
import { describeFailures, processorSeconds, readChecks, summarize } from './summary.mjs'

process.env.STORYBOOK_DISABLE_TELEMETRY = '1'
process.env.NO_UPDATE_NOTIFIER = '1'
mkdirSync(cache, { recursive: true })

const { values, positionals: groups } = parseArgs({
  allowPositionals: true,
  options: { full: { type: 'boolean', default: false }, subject: { type: 'string' } },
})
const { full: isFull, subject } = values
const unknown = groups.filter((group) => !steps.some((step) => step.group === group))
if (unknown.length > 0) {
  console.error(`Unknown check: ${unknown.join(', ')}. Known: ${steps.map((step) => step.group).join(', ')}.`)
  process.exit(2)
}

const isWanted = (step) => {
  if (groups.length > 0) return groups.includes(step.group)
  return subject ? step.hasSubject : isFull || !step.isFull
}

const results = []
for (const step of steps.filter(isWanted)) {
  console.log(`\n── ${step.name}`)
  // An old report must not speak for a run that died before it wrote its own
  if (step.report) rmSync(step.report, { force: true })
  const [start, processor] = [Date.now(), processorSeconds()]
  const code = await step.run({ isFull, subject }).catch((error) => {
    console.error(error)
    return 1
  })
  const checks = readChecks(step, code, subject !== undefined)
  results.push({
    ...step,
    checks,
    seconds: (Date.now() - start) / 1000,
    processorSeconds: processorSeconds() - processor,
  })
}

console.log(`\n${summarize(results).join('\n')}`)
// Last, because a log that is cut keeps its end
for (const line of results.flatMap(describeFailures)) console.log(`\n${line}`)

if (subject && results.every(({ report, checks }) => !report || checks.length === 0)) {
  console.error(`No checks of ${subject}. A subject is a folder of features, of portal or of e2e, such as statements.`)
  process.exit(2)
}
const count = (hasPassed) =>
  results.flatMap(({ checks }) => checks).filter((check) => check.hasPassed === hasPassed).length
console.log(`\n${count(true)} passed, ${count(false)} failed`)
process.exit(count(false) === 0 ? 0 : 1)

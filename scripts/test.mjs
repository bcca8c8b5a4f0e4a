// `npm test` runs every step; `npm run test:unit` and its like run the steps of the groups they name.
import { countChecks, forgetReport, readFailures } from './counts.mjs'
import { steps } from './steps.mjs'
import { summarize } from './summary.mjs'

process.env.STORYBOOK_DISABLE_TELEMETRY = '1'
process.env.NO_UPDATE_NOTIFIER = '1'

const groups = process.argv.slice(2)
const unknown = groups.filter((group) => !steps.some((step) => step.group === group))
if (unknown.length > 0) {
  console.error(`Unknown check: ${unknown.join(', ')}. Known: ${[...new Set(steps.map((s) => s.group))].join(', ')}.`)
  process.exit(2)
}

const results = []
for (const step of steps.filter((s) => groups.length === 0 || groups.includes(s.group))) {
  console.log(`\n── ${step.name}`)
  forgetReport(step.report)
  const start = Date.now()
  const code = await step.run().catch((error) => {
    console.error(error)
    return 1
  })
  results.push({ ...step, ...countChecks(code, step.report), seconds: (Date.now() - start) / 1000 })
}

console.log(`\n${summarize(results).join('\n')}`)
// Last, because a log that is cut keeps its end.
for (const { name, report } of results)
  for (const { title, reason } of readFailures(report)) console.log(`\n${name}: ${title}\n${reason}`)

const total = (key) => results.reduce((sum, result) => sum + result[key], 0)
console.log(`\n${total('passed')} passed, ${total('failed')} failed`)
process.exit(total('failed') === 0 ? 0 : 1)

import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, relative, sep } from 'node:path'
import { cache, root } from './paths.mjs'

const phases = ['environment', 'prepare', 'setup', 'import', 'tests']
const seconds = (milliseconds) => Math.round(milliseconds) / 1000
const add = (one, other) => Object.fromEntries(phases.map((phase) => [phase, one[phase] + other[phase]]))
const none = Object.fromEntries(phases.map((phase) => [phase, 0]))
const total = (spent) => phases.reduce((sum, phase) => sum + spent[phase], 0)
const inSeconds = (spent) => Object.fromEntries(phases.map((phase) => [phase, seconds(spent[phase])]))
const pathOf = ({ moduleId }) => relative(root, moduleId).split(sep).join('/')

/**
 * What files of tests cost, in seconds, the slowest first. A worker makes its environment once, for the first of its
 * files, though Vitest repeats its time, to the last digit, with each.
 * @param testModules as Vitest hands them to a reporter
 */
export function readTimings(testModules) {
  const environments = new Set()
  const spent = testModules.map((testModule) => {
    const diagnostic = testModule.diagnostic()
    const isFirst = !environments.has(diagnostic.environmentSetupDuration)
    environments.add(diagnostic.environmentSetupDuration)
    return {
      title: pathOf(testModule),
      environment: isFirst ? diagnostic.environmentSetupDuration : 0,
      prepare: diagnostic.prepareDuration,
      setup: diagnostic.setupDuration,
      import: diagnostic.collectDuration,
      tests: diagnostic.duration,
    }
  })
  return {
    phases: inSeconds(spent.reduce(add, none)),
    timings: spent
      .toSorted((one, other) => total(other) - total(one))
      .map(({ title, ...rest }) => ({ title, seconds: seconds(total(rest)), phases: inSeconds(rest) })),
  }
}

/** A Vitest reporter that keeps what each file cost, and says how to run again what failed. */
export default class UnitTimings {
  onTestRunEnd(testModules) {
    const file = `${cache}unit-timings.json`
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(readTimings(testModules), null, 2))
    const failed = testModules.filter((testModule) => testModule.state() === 'failed')
    if (failed.length === 0) return
    console.log('Again, alone:')
    for (const each of failed)
      console.log(`  node_modules/.bin/node node_modules/vitest/vitest.mjs run ${pathOf(each)}`)
  }
}

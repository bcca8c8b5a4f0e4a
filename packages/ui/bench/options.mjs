// The options given on the command line; README.md lists it.
import { adapterNames } from './lib.mjs'

const argv = process.argv.slice(2)
const flag = (name) => argv.includes('--' + name)
const opt = (name, fallback) => {
  const i = argv.indexOf('--' + name)
  return i >= 0 ? argv[i + 1] : fallback
}

const adapters = adapterNames()
export const rowCounts = String(opt('rows', '10000'))
  .split(',')
  .map((s) => Number(s.replace(/k$/, '000')))
export const runs = Number(opt('runs', 5))
export const only = opt('only') ? opt('only').split(',') : adapters
export const jsonOut = opt('json')
export const mdOut = opt('md')
export const shots = opt('shots')
export const throttle = Number(opt('throttle', 1))
export const isBuilt = flag('no-build')
export const modes = { verify: flag('verify'), a11y: flag('a11y') }
export const isTimed = !modes.verify && !modes.a11y

for (const name of only)
  if (!adapters.includes(name)) throw new Error(`no adapter "${name}" (have ${adapters.join(', ')})`)

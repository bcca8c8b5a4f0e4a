import { readFileSync } from 'node:fs'
import * as ui from './packages/ui/dist/index.js'

/**
 * What importing one component of the built ui package costs an app that has React and styled-components already, with
 * all that it may load later: `packages/ui/size-budget.json`, in kB gzip.
 */
const budgets = JSON.parse(readFileSync(new URL('packages/ui/size-budget.json', import.meta.url), 'utf8'))
const components = Object.keys(ui).filter((name) => /^[A-Z]/.test(name) && !/(Icon|Error)$/.test(name))
const forgotten = components.filter((name) => !(name in budgets))
if (forgotten.length > 0)
  throw new Error(`Give these a budget in packages/ui/size-budget.json: ${forgotten.join(', ')}.`)

const common = { path: 'packages/ui/dist/index.js', gzip: true, ignore: ['react', 'react-dom', 'styled-components'] }

export default [
  ...Object.entries(budgets).map(([name, limit]) => ({ ...common, name, import: `{ ${name} }`, limit: `${limit} kB` })),
  // Only the entries that are declared to have effects may leave anything in an app that names nothing
  { ...common, name: 'nothing', import: '{}', limit: '100 B' },
]

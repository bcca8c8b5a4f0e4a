import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { root } from '../paths.mjs'
import { budgetComplaints, budgetText, budgetsFor, sizeTable } from './budget.mjs'
import { componentNames } from './component-names.mjs'
import { costOf, isDropped } from './measure.mjs'

const folder = `${root}packages/ui/`
const budgetFile = `${folder}size-budget.json`
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))

async function measureComponents() {
  const names = componentNames(readFileSync(`${folder}src/index.ts`, 'utf8'))
  const sizes = await Promise.all(names.map((name) => costOf(`export { ${name} } from '${folder}dist/index.js'`)))
  return Object.fromEntries(names.map((name, index) => [name, sizes[index]]))
}

/** Only the entries that the package declares to have effects may leave anything in an app that names nothing. */
async function sideEffectComplaints() {
  const { publishConfig, sideEffects } = readJson(`${folder}package.json`)
  const files = Object.values(publishConfig.exports).flatMap((target) => target.default ?? [])
  const dropped = await Promise.all(files.map((file) => isDropped(`${folder}${file}`)))
  return files.flatMap((file, index) => {
    if (dropped[index] === !sideEffects.includes(file)) return []
    return [
      `${file} ${dropped[index] ? 'has no effect but is declared to have one' : 'costs an app that uses nothing'}.`,
    ]
  })
}

/**
 * Measures each component of the built ui package on its own against `packages/ui/size-budget.json`.
 * @param {{ update?: boolean }} [options] `update` writes new budgets, for a change that is worth its size
 * @returns {Promise<number>} an exit code
 */
export async function checkSizes({ update = false } = {}) {
  const measured = await measureComponents()
  if (update) writeFileSync(budgetFile, budgetText(budgetsFor(measured, readJson(budgetFile))))
  const budgets = readJson(budgetFile)
  console.log(sizeTable(measured, budgets))
  const complaints = [...budgetComplaints(measured, budgets), ...(await sideEffectComplaints())]
  for (const complaint of complaints) console.error(complaint)
  return complaints.length === 0 ? 0 : 1
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  process.exitCode = await checkSizes({ update: process.argv.includes('--update') })

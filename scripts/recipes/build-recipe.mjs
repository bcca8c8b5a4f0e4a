// Builds the recipe of a new screen for real: adds the commission ledger to a copy of the repository, and expects that its
// types, its imports and its tests are good.
import { join } from 'node:path'
import { copy, git, inCopy, insist, prepareCopy, restoreCopy, run } from '../copy.mjs'

/** The tests of the ledger, and those that go through all subjects. */
const tests = [
  'commission-ledger',
  'apps/portal/src/routes.test',
  'apps/service/src/routes/access.test',
  'packages/domain/src/shell',
  'packages/domain/src/openapi',
  'packages/features/src/shell/Navigation',
  'packages/features/src/locales',
]

/** They hold the contract of the calls and the table of pages, which the recipe has written again. */
const held = ['published-contract', 'shell/pages.test']

await prepareCopy()
const { status, stderr } = git(copy, 'apply', join(import.meta.dirname, 'commission-ledger.patch'))
insist({ code: status, output: stderr })
insist(await run(inCopy('oxfmt').concat('--check', '.')))
insist(await run(inCopy('tsc').concat('-b')))
insist(await run(inCopy('depcruise').concat('packages', 'apps')))
insist(await run(inCopy('vitest').concat('run', '-u', '--reporter=minimal', ...held)))
insist(await run(inCopy('vitest').concat('run', '--reporter=minimal', ...tests)))
restoreCopy()
console.log('The commission ledger of the recipe is built: types, imports and tests are good.')

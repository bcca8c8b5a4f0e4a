import { illustrationCards } from '@producer-portal/domain/illustrations'
import type { QuickLinkGroups } from '@producer-portal/domain/quick-links'
import { expect, test } from 'vitest'
import { openFileService } from '../testing/file-service.ts'

const service = await openFileService()

/** The illustration tools of a user, by the id of their cards. */
async function readTools(userId: string): Promise<readonly string[]> {
  const { body } = await service.call('/api/quicklinks', { as: userId })
  const { apps, other, pages } = body as QuickLinkGroups
  const names = [...apps, ...other, ...pages].map(({ name }) => name)
  return illustrationCards.filter(({ quickLinkName }) => names.includes(quickLinkName)).map(({ id }) => id)
}

const all = ['life', 'fixed-annuities', 'disability-income', 'variable-annuities', 'in-force']

test.each([
  ['rivera', all],
  ['okafor', all],
  ['hale', all],
  ['ito', all],
  ['brandt', ['fixed-annuities', 'disability-income', 'in-force']],
  ['lin', ['life', 'fixed-annuities', 'disability-income']],
  ['guest', []],
  ['gone', []],
])('%s has the links to these illustration tools: %j', async (userId, tools) => {
  expect(await readTools(userId)).toEqual(tools)
})

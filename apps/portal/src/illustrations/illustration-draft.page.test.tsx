import { getIllustrationAgents } from '@producer-portal/domain/illustrations'
import type { IllustrationAgent } from '@producer-portal/domain/illustrations'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPortal } from '../testing/open-portal.js'

const at = '/sales-support/illustrations/in-force-illustration-requests'
const agentField = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Requesting agent' })

test('a draft for an agent who is no longer among those to choose is not offered again', async () => {
  const tab = await openPortal({ as: 'okafor', at })
  await tab.user.type(await agentField(), 'Rivera')
  await tab.user.click(await screen.findByRole('option', { name: /100101/ }))
  await screen.findByRole('heading', { name: 'Select an In-Force policy' })
  tab.reload()
  await screen.findByRole('heading', { name: 'Select an In-Force policy' })
  tab.changesAnswer(getIllustrationAgents, (agents: readonly IllustrationAgent[]) =>
    agents.filter(({ agentNo }) => agentNo !== '100101'),
  )
  tab.reload()
  expect((await agentField()).value).toBe('')
  expect(screen.queryByRole('heading', { name: 'Select an In-Force policy' })).toBeNull()
})

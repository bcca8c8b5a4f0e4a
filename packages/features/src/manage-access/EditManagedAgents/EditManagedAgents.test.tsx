import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { EditManagedAgents, type EditManagedAgentsProps } from './EditManagedAgents.js'

const nothing = () => undefined
const agents = Array.from({ length: 3 }, (_, place) => ({
  agentNumber: `50000${place}`,
  name: `Agent ${place}`,
  assigned: place === 0,
}))

function Page(props: Partial<EditManagedAgentsProps>) {
  const [pending, setPending] = useState<EditManagedAgentsProps['pending']>(new Map())
  return (
    <EditManagedAgents
      name="Mei Lin"
      application="Alerts"
      agents={agents}
      pending={pending}
      onPendingChange={setPending}
      onSave={nothing}
      backHref="#back"
      managingHref="#managing"
      onOutcomeClose={nothing}
      {...props}
    />
  )
}
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })

test('agents can be neither assigned nor taken away while that is saved', async () => {
  render(<Page isSaving />)
  await screen.findByRole('grid')
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox')
  expect(boxes).toHaveLength(4)
  expect(boxes.filter(({ disabled }) => !disabled)).toEqual([])
})

test('the box of all is mixed while some are assigned, and a row stays where it is when its box is ticked', async () => {
  render(<Page />)
  await screen.findByRole('grid')
  const before = names()
  expect([box('All 3 agents').checked, box('All 3 agents').indeterminate]).toEqual([false, true])
  await userEvent.click(box('Agent 2'))
  expect(names()).toEqual(before)
  await userEvent.click(box('All 3 agents'))
  expect([box('All 3 agents').checked, box('All 3 agents').indeterminate]).toEqual([true, false])
  await userEvent.click(box('All 3 agents'))
  expect(agents.map(({ name }) => box(name).checked)).toEqual([false, false, false])
})

test('the box of all found changes nobody whom the search hides', async () => {
  render(<Page />)
  await screen.findByRole('grid')
  const search = screen.getByRole('searchbox')
  await userEvent.type(search, 'Agent 2')
  await userEvent.click(await screen.findByRole('checkbox', { name: /found/ }))
  await userEvent.clear(search)
  await screen.findByRole('checkbox', { name: 'All 3 agents' })
  expect(agents.map(({ name }) => box(name).checked)).toEqual([true, false, true])
})

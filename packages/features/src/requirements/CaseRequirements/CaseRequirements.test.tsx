import { markSent } from '@producer-portal/domain/requirements'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { storyNow } from '../../testing/story-clock.js'
import { getRequirement, physicianStatement } from '../requirement.fixture.js'
import { CaseRequirements, type CaseRequirementsProps } from './CaseRequirements.js'

const nothing = () => undefined

function renderCase(more: Partial<CaseRequirementsProps>) {
  render(
    <CaseRequirements
      isOpen
      onClose={nothing}
      caseName="Dmitri A. Volkov"
      requirements={[]}
      tab="agent-tasks"
      onTabChange={nothing}
      onRetry={nothing}
      onUploadOpen={nothing}
      {...more}
    />,
  )
}

test('with nothing to send and nothing with the home office, what was uploaded is a press away', async () => {
  const onTabChange = vi.fn<CaseRequirementsProps['onTabChange']>()
  renderCase({ requirements: [getRequirement('Urinalysis')], onTabChange })
  await userEvent.click(await screen.findByRole('button', { name: 'View Uploaded' }))
  expect(onTabChange).toHaveBeenCalledExactlyOnceWith('uploaded')
})

test('documents that were just sent are not called received', async () => {
  const files = [{ name: 'statement.pdf', size: 1 }]
  const sent = { now: storyNow, markers: [markSent(physicianStatement, storyNow, files)] }
  renderCase({ requirements: [physicianStatement], tab: 'uploaded', sent })
  await userEvent.hover(await screen.findByRole('button', { name: /^Upload documents/ }))
  expect((await screen.findByRole('tooltip')).textContent).toBe('Already sent')
})

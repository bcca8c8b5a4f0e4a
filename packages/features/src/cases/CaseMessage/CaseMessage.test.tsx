import { mockCases } from '@producer-portal/domain/mocks'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { storyNow } from '../../testing/story-clock.js'
import { CaseMessage } from './CaseMessage.js'

const [row] = mockCases(storyNow)
const [agent] = row?.agents ?? []
if (!row || !agent) throw new Error('The first case of the cast has no agent')

test('the dialog closes once the message was handed over, not before', async () => {
  const onClose = vi.fn<() => void>()
  const agents = [{ ...agent, phoneNumber: '3125550101' }]
  render(<CaseMessage isOpen onClose={onClose} row={{ ...row, agents }} action="#sms" />)
  const form = (await screen.findByRole('dialog')).querySelector('form')
  if (!form) throw new Error('There is no form')
  form.addEventListener('submit', (event) => event.preventDefault())
  fireEvent.submit(form)
  expect(onClose).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
})

import { policySearchMaxLength } from '@producer-portal/domain/illustrations'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { PolicySearchPanel } from './PolicySearchPanel.js'

const nothing = () => undefined

test.each([
  ['as long as it may be, is searched for', 'a'.repeat(policySearchMaxLength), ['a'.repeat(policySearchMaxLength)]],
  ['longer than that, is not', 'a'.repeat(policySearchMaxLength + 1), []],
  ['with blanks around it, is searched for without them', ' ell ', ['ell']],
  ['of blanks alone, is not', '  ', []],
])('a text %s', async (_, text, searched) => {
  const onSearch = vi.fn<(text: string) => void>()
  render(
    <PolicySearchPanel
      isOpen
      onClose={nothing}
      agentName="Elena Rivera"
      search={{ step: 'idle' }}
      onSearch={onSearch}
      onSelect={nothing}
    />,
  )
  const box = await screen.findByRole('searchbox')
  fireEvent.change(box, { target: { value: text } })
  await userEvent.type(box, '{Enter}', { skipClick: true })
  expect(onSearch.mock.calls.flat()).toEqual(searched)
})

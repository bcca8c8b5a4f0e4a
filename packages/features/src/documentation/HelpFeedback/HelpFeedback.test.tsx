import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { HelpFeedback, type HelpFeedbackProps } from './HelpFeedback.js'

test('while an answer is saved it is the one that waits, and no other can be given', async () => {
  const onSave = vi.fn<HelpFeedbackProps['onSave']>()
  const page = (saving: HelpFeedbackProps['saving']) => (
    <HelpFeedback
      saved={{ isHelpful: true, comment: 'The steps.' }}
      comment=""
      onCommentChange={vi.fn()}
      saving={saving}
      onSave={onSave}
    />
  )
  const { rerender } = render(page(null))
  const [yes, no] = [screen.getByRole('button', { name: 'Yes' }), screen.getByRole('button', { name: 'No' })]
  await userEvent.click(no)
  rerender(page('choice'))
  expect([yes, no].map((button) => button.getAttribute('aria-busy'))).toEqual([null, 'true'])
  for (const button of [yes, no]) await userEvent.click(button)
  expect(onSave.mock.calls).toEqual([[{ isHelpful: false, comment: 'The steps.' }, 'choice']])
})

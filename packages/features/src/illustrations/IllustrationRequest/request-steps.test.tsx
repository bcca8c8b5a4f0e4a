import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef } from 'react'
import { expect, test } from 'vitest'
import { useStepFocus } from './request-steps.js'

function Form({ step }: { step: 'policy' | 'scenarios' }) {
  const form = useRef<HTMLFormElement>(null)
  const onFocus = useStepFocus(form, step)
  return (
    <form ref={form}>
      <button type="button" onFocus={onFocus}>
        Search
      </button>
      <h2 tabIndex={-1} data-step="scenarios">
        Scenarios
      </h2>
    </form>
  )
}

/** A policy is chosen in a panel, which has gone by now: nothing has the focus. */
function choosePolicy() {
  const { rerender } = render(<Form step="policy" />)
  screen.getByRole('button').focus()
  screen.getByRole('button').blur()
  rerender(<Form step="scenarios" />)
}

test('the focus goes to the next step, even if the panel gives it back to its button afterwards', () => {
  choosePolicy()
  expect(document.activeElement?.textContent).toBe('Scenarios')
  screen.getByRole('button').focus()
  expect(document.activeElement?.textContent).toBe('Scenarios')
})

test('a user who goes on meanwhile is left alone', async () => {
  choosePolicy()
  await userEvent.click(screen.getByRole('button'))
  expect(document.activeElement?.textContent).toBe('Search')
})

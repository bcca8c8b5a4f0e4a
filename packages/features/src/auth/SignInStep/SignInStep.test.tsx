import { render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { expect, test } from 'vitest'
import { SignInStep, type SignInStepProps } from './SignInStep.js'
import { useFocusOnArrival } from './useFocusOnArrival.js'

const step = (failureKey: object, more: Partial<SignInStepProps> = {}) => (
  <SignInStep title="Verify" failure="The code has ended." failureKey={failureKey} {...more}>
    <input aria-label="Code" />
  </SignInStep>
)

test('the same words about another failure take the focus again, a new draw does not', () => {
  const [first, second] = [{}, {}]
  const { rerender } = render(step(first, { success: 'Sent.' }))
  expect(screen.queryByText('Sent.')).toBeNull()
  const field = screen.getByRole('textbox', { name: 'Code' })
  field.focus()
  rerender(step(first, { title: 'Verify again' }))
  expect(document.activeElement).toBe(field)
  rerender(step(second))
  expect(document.activeElement).toBe(screen.getByRole('alert'))
})

function Page() {
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusOnArrival(heading)
  return (
    <h1 ref={heading} tabIndex={-1}>
      Sign in
    </h1>
  )
}

test.each([true, false])('a heading takes the focus on arrival unless something has it: %s', (hasFocus) => {
  const { rerender } = render(<input />)
  if (hasFocus) screen.getByRole('textbox').focus()
  rerender(
    <>
      <input />
      <Page />
    </>,
  )
  expect(document.activeElement).toBe(hasFocus ? document.querySelector('input') : screen.getByRole('heading'))
})

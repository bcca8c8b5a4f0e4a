import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Switch } from './Switch.js'

test('what is wrong is alerted and describes it, with the state, the hint and what the caller adds', () => {
  render(
    <>
      <Switch label="Emails" stateText="Sending" hint="Once a week." error="Not saved." aria-describedby="more" />
      <p id="more">Ask us.</p>
    </>,
  )
  const ids = screen.getByRole('switch', { name: 'Emails' }).getAttribute('aria-describedby')?.split(' ') ?? []
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Sending',
    'Once a week.',
    'Not saved.',
    'Ask us.',
  ])
  expect(screen.getByRole('alert').textContent).toBe('Not saved.')
})

test('without more than a label nothing describes it, and it is valid', () => {
  render(<Switch label="Emails" />)
  const control = screen.getByRole('switch', { name: 'Emails' })
  expect([control.hasAttribute('aria-describedby'), control.hasAttribute('aria-invalid')]).toEqual([false, false])
})

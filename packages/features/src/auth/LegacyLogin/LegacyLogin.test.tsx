import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { rejected } from '../../testing/results.js'
import { LegacyLogin } from './LegacyLogin.js'

const nothing = () => undefined
const page = (failure: ReturnType<typeof rejected>) => (
  <LegacyLogin helpHref="#help" failure={failure} onCredentialsSubmit={nothing} />
)

test('a password that is refused again has the focus again', () => {
  const { rerender } = render(page(rejected()))
  screen.getByLabelText('User ID').focus()
  rerender(page(rejected()))
  expect(document.activeElement).toBe(screen.getByLabelText('Password'))
})

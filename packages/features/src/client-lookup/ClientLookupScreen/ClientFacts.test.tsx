import { mockClient } from '@producer-portal/domain/mocks'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ClientFacts } from './ClientFacts.js'

const today = new Date(2026, 2, 16)
const client = mockClient('7000101', today)
if (!client) throw new Error('There is no client')

test.each([
  ['3125550101', '(312) 555-0101', 'tel:3125550101'],
  ['+44 20 7946-0000', '+44 20 7946-0000', 'tel:+442079460000'],
])('the phone %s is shown as %s and called at %s', (phone, shown, address) => {
  render(<ClientFacts client={{ ...client, phone }} today={today} />)
  expect(screen.getByRole('link', { name: shown }).getAttribute('href')).toBe(address)
})

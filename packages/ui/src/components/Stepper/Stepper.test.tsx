import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Stepper } from './Stepper.js'

const steps = [
  { id: 'product', label: 'Product' },
  { id: 'client', label: 'Client' },
  { id: 'review', label: 'Review' },
]

test('says which steps are done and which one users are at', () => {
  render(<Stepper steps={steps} currentId="client" />)
  const items = screen.getAllByRole('listitem')
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null])
  expect(items.map(({ textContent }) => textContent)).toEqual(['Product, done', '2Client', '3Review'])
  expect(screen.getByRole('navigation', { name: 'Progress' }).textContent).toContain('Step 2 of 3: Client')
})

test('steps lead back only when they are done and something answers', async () => {
  const onStepSelect = vi.fn()
  const { rerender } = render(<Stepper steps={steps} currentId="review" />)
  expect(screen.queryByRole('button')).toBeNull()
  rerender(<Stepper steps={steps} currentId="review" onStepSelect={onStepSelect} />)
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Product', 'Client'])
  await userEvent.click(screen.getByRole('button', { name: 'Client' }))
  expect(onStepSelect).toHaveBeenCalledExactlyOnceWith('client')
})

import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { expect, test } from 'vitest'
import { Button } from '../Button/Button.js'
import { Tooltip } from './Tooltip.js'

const text = 'Only 3 columns can be locked at a time.'
const demo = (
  <Tooltip content={text}>
    <Button>Lock</Button>
  </Tooltip>
)

test('opens when the control is pointed at and describes it', async () => {
  render(demo)
  await userEvent.hover(screen.getByRole('button'))
  const tip = await screen.findByRole('tooltip')
  expect(tip.textContent).toBe(text)
  expect(screen.getByRole('button').getAttribute('aria-describedby')).toBe(tip.id)
})

test('opens on keyboard focus and closes on Escape, while the focus stays', async () => {
  render(demo)
  await userEvent.tab()
  await screen.findByRole('tooltip')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('button'))
})

test('leaves the ref of the control in place', () => {
  const ref = createRef<HTMLButtonElement>()
  render(
    <Tooltip content={text}>
      <Button ref={ref}>Lock</Button>
    </Tooltip>,
  )
  expect(ref.current).toBe(screen.getByRole('button'))
})

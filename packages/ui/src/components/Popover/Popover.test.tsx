import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useState, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { Button } from '../Button/Button.js'
import { Popover } from './Popover.js'

test('leaving it by the tab key closes it', async () => {
  render(
    <>
      <Popover label="Profile" renderTrigger={(props) => <Button {...props}>Elena Rivera</Button>}>
        <Button>Sign out</Button>
      </Popover>
      <Button>Next</Button>
    </>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Elena Rivera' }))
  const card = await screen.findByRole('dialog', { name: 'Profile' })
  await waitFor(() => expect(document.activeElement).toBe(card))
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Sign out' }))
  await userEvent.tab()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next' }))
})

test('opens a named card beside its control; content can close it, and so can Escape', async () => {
  render(
    <Popover label="Profile" renderTrigger={(props) => <Button {...props}>Elena Rivera</Button>}>
      {(close) => <Button onClick={close}>Done</Button>}
    </Popover>,
  )
  const control = screen.getByRole('button', { name: 'Elena Rivera' })
  await userEvent.click(control)
  await screen.findByRole('dialog', { name: 'Profile' })
  await userEvent.click(screen.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await userEvent.click(control)
  await screen.findByRole('dialog', { name: 'Profile' })
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(control.getAttribute('aria-expanded')).toBe('false')
})

const withContent = (content: ReactNode) => (
  <Popover label="Profile" renderTrigger={(props) => <Button {...props}>Elena Rivera</Button>}>
    {content}
  </Popover>
)

function LateContent() {
  const [hasLoaded, setLoaded] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLoaded(true), 50)
    return () => clearTimeout(timer)
  }, [])
  return hasLoaded ? <Button>Sign out</Button> : 'Loading'
}

test('the card is no tab stop itself, also when its content comes later, and has no stop that is hidden', async () => {
  render(withContent(<LateContent />))
  await userEvent.click(screen.getByRole('button', { name: 'Elena Rivera' }))
  const card = await screen.findByRole('dialog', { name: 'Profile' })
  await waitFor(() => expect(document.activeElement).toBe(card))
  await screen.findByRole('button', { name: 'Sign out' })
  expect(card.tabIndex).toBe(-1)
  expect(document.querySelectorAll('[tabindex="0"]')).toHaveLength(0)
})

test.each(['the card', 'its first control'])('Shift+Tab leads from %s back to its control', async (start) => {
  render(withContent(<Button>Sign out</Button>))
  const control = screen.getByRole('button', { name: 'Elena Rivera' })
  await userEvent.click(control)
  const card = await screen.findByRole('dialog', { name: 'Profile' })
  await waitFor(() => expect(document.activeElement).toBe(card))
  if (start !== 'the card') await userEvent.tab()
  await userEvent.tab({ shift: true })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).toBe(control)
})

test.each([
  ['box', <input key="box" aria-label="First" />],
  ['list', <select key="list" aria-label="First" />],
])('Tab enters a card whose only control is a %s', async (_what, content) => {
  render(withContent(content))
  await userEvent.click(screen.getByRole('button', { name: 'Elena Rivera' }))
  const card = await screen.findByRole('dialog', { name: 'Profile' })
  await waitFor(() => expect(document.activeElement).toBe(card))
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByLabelText('First'))
})

test('a press beside it closes it, one inside does not', async () => {
  render(withContent('No details'))
  await userEvent.click(screen.getByRole('button', { name: 'Elena Rivera' }))
  await userEvent.click(await screen.findByText('No details'))
  expect(screen.getByRole('dialog', { name: 'Profile' })).toBeDefined()
  await userEvent.click(document.body)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('Tab leads on from a card without controls', async () => {
  render(
    <>
      {withContent('No details')}
      <Button>Next</Button>
    </>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Elena Rivera' }))
  const card = await screen.findByRole('dialog', { name: 'Profile' })
  await waitFor(() => expect(document.activeElement).toBe(card))
  await userEvent.tab()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next' }))
})

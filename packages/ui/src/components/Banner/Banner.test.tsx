import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { SaveBar } from '../SaveBar/SaveBar.js'
import { Banner } from './Banner.js'

test.each([
  ['info', 'status', 'Information'],
  ['success', 'status', 'Success'],
  ['warning', 'alert', 'Warning'],
  ['error', 'alert', 'Error'],
] as const)('%s is a %s that says its kind in a word', (tone, role, word) => {
  render(<Banner tone={tone}>Name saved</Banner>)
  expect(screen.getByRole(role).textContent).toBe(`${word}: Name saved`)
})

test('a message that was there from the start need not be read out as news', () => {
  render(
    <Banner tone="warning" role="note" toneLabel="Attention">
      Name saved
    </Banner>,
  )
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByRole('note').textContent).toBe('Attention: Name saved')
})

test('can be closed only where someone listens', async () => {
  const onClose = vi.fn()
  const { rerender } = render(<Banner tone="info">Note</Banner>)
  expect(screen.queryByRole('button')).toBeNull()
  rerender(
    <Banner tone="info" onClose={onClose}>
      Note
    </Banner>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(onClose).toHaveBeenCalledOnce()
})

function Page() {
  const [isShown, setShown] = useState(true)
  return (
    <main>
      <h1 tabIndex={-1} data-page-title="">
        Dashboard
      </h1>
      {isShown && (
        <Banner tone="info" onClose={() => setShown(false)}>
          Note
        </Banner>
      )}
    </main>
  )
}

test('closed by its own button it leaves the focus in the page: on the title', async () => {
  render(<Page />)
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Dashboard' })))
})

function PageWithSaveBar() {
  const [isSaved, setSaved] = useState(true)
  return (
    <>
      <h1 tabIndex={-1} data-page-title="">
        Change your name
      </h1>
      <SaveBar
        label="Changes"
        cancelLabel="Cancel"
        saveLabel="Save"
        onCancel={() => undefined}
        onSave={() => undefined}
      >
        {isSaved && (
          <Banner tone="success" onClose={() => setSaved(false)}>
            Name saved
          </Banner>
        )}
      </SaveBar>
    </>
  )
}

test('closed in the bar at the foot of a page, the focus stays there, and not at a title far out of view', async () => {
  render(<PageWithSaveBar />)
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Changes' })))
})

import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { TruncatedText } from './TruncatedText.js'
// Loaded beforehand, so that no test has to wait for a module.
import './FullTextModal.js'

const long = 'a text that is a good deal longer than twenty'

test('a text that fits is plain text', () => {
  render(<TruncatedText text="short" maxCharacters={20} title="Note" />)
  expect(screen.getByText('short')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('a text that does not is cut, in a button named by the whole text', () => {
  render(<TruncatedText text={long} maxCharacters={20} title="Note" />)
  expect(screen.getByText('a text that is a goo…')).toBeTruthy()
  expect(screen.getByRole('button', { name: long })).toBeTruthy()
})

test('the button opens the whole text and gets the focus back', async () => {
  render(<TruncatedText text={long} maxCharacters={20} title="Note" />)
  const button = screen.getByRole('button', { name: long })
  button.focus()
  await userEvent.keyboard('{Enter}')
  expect((await screen.findByRole('dialog', { name: 'Note' })).textContent).toContain(long)
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(button))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a caller may show the whole text in its own way', async () => {
  const onShowFullText = vi.fn<(text: string) => void>()
  render(<TruncatedText text={long} maxCharacters={20} title="Note" onShowFullText={onShowFullText} />)
  await userEvent.click(screen.getByRole('button', { name: long }))
  expect(onShowFullText).toHaveBeenCalledExactlyOnceWith(long)
})

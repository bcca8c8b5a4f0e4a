import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
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

test('several values are the lines of a list in full, without those that are empty', async () => {
  render(<TruncatedText text={'Send a letter\n\nHold for ten days'} maxCharacters={20} title="Note" />)
  await userEvent.click(screen.getByRole('button'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Note' }))
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Send a letter',
    'Hold for ten days',
  ])
})

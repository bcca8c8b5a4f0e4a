import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { SaveBar, type SaveBarProps } from './SaveBar.js'

const props: SaveBarProps = {
  label: 'Changes to this tab',
  cancelLabel: 'Cancel',
  saveLabel: 'Save',
  savingLabel: 'Saving…',
  onCancel: vi.fn(),
  onSave: vi.fn(),
}
const buttons = () =>
  screen.getAllByRole('button').map((button) => [button.textContent, button.getAttribute('aria-disabled')])

test.each<[string, Partial<SaveBarProps>, [string, string | null][]]>([
  [
    'changes',
    {},
    [
      ['Cancel', null],
      ['Save', null],
    ],
  ],
  [
    'nothing to save',
    { disabledReason: 'Nothing has changed.' },
    [
      ['Cancel', 'true'],
      ['Save', 'true'],
    ],
  ],
  [
    'a save on its way',
    { isSaving: true },
    [
      ['Cancel', 'true'],
      ['Saving…', 'true'],
    ],
  ],
])('with %s its buttons are %j', (_what, given, expected) => {
  render(<SaveBar {...props} {...given} />)
  expect(buttons()).toEqual(expected)
})

test('is a named group that can take the focus, and its buttons say why they are off', async () => {
  render(<SaveBar {...props} disabledReason="Nothing has changed." />)
  expect(screen.getByRole('group', { name: 'Changes to this tab' }).getAttribute('tabindex')).toBe('-1')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect((await screen.findByRole('tooltip')).textContent).toBe('Nothing has changed.')
})

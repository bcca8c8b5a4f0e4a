import { quickLinkOptions } from '@producer-portal/domain/catalog'
import { LiveRegionProvider, overrideMessages } from '@producer-portal/ui'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { MessagesProvider } from '../../i18n/MessagesProvider.js'
import { termMessages } from '../../i18n/term-messages.js'
import { notReached, notSaved, saved } from '../../testing/results.js'
import { QuickLinkPicker } from './QuickLinkPicker.js'
import { QuickLinksEditor } from './QuickLinksEditor.js'
import type { QuickLinksEditorProps } from './QuickLinksEditor.js'

const nothing = () => undefined

function renderEditor(more: Partial<QuickLinksEditorProps>) {
  render(
    <LiveRegionProvider>
      <QuickLinksEditor
        options={quickLinkOptions}
        chosen={[]}
        saved={[]}
        backHref="/dashboard"
        onChosenChange={nothing}
        onSave={nothing}
        onOutcomeClose={nothing}
        onRetry={nothing}
        {...more}
      />
    </LiveRegionProvider>,
  )
}

test.each([
  ['saved', saved, 'status', 'Successfully updated quick links.'],
  ['not saved', notSaved, 'alert', 'An unexpected error occurred.'],
  ['not known to be saved', notReached, 'alert', 'Network Error'],
] as const)('links that are %s say so', (_, outcome, role, text) => {
  renderEditor({ outcome })
  const messages = screen.getAllByRole(role).map(({ textContent }) => textContent)
  expect(messages.join()).toContain(text)
})

test('nothing is added while links are saved', async () => {
  const onChosenChange = vi.fn<(chosen: QuickLinksEditorProps['chosen']) => void>()
  renderEditor({ state: 'saving', onChosenChange })
  const [add] = screen.getAllByRole('button', { name: /^Add / })
  if (add) await userEvent.click(add)
  expect(add?.getAttribute('aria-disabled')).toBe('true')
  expect(onChosenChange).not.toHaveBeenCalled()
})

test.each([
  ['beside the links to choose from', (props: QuickLinksEditorProps) => <QuickLinksEditor {...props} />],
  ['on a phone', (props: QuickLinksEditorProps) => <QuickLinkPicker {...props} isSaving />],
])('links that are being saved can be neither moved nor removed: %s', async (_, toEditor) => {
  const onChosenChange = vi.fn<(chosen: QuickLinksEditorProps['chosen']) => void>()
  const chosen = quickLinkOptions.slice(0, 2)
  const handlers = { onChosenChange, onSave: nothing, onOutcomeClose: nothing, onRetry: nothing }
  render(
    <LiveRegionProvider>
      {toEditor({ options: quickLinkOptions, chosen, saved: [], state: 'saving', ...handlers })}
    </LiveRegionProvider>,
  )
  expect(screen.queryAllByRole('button', { name: /^Move / })).toEqual([])
  for (const box of screen.queryAllByRole<HTMLInputElement>('checkbox')) expect(box.disabled).toBe(true)
  for (const button of screen.getAllByRole('button', { name: /^Remove / })) await userEvent.click(button)
  expect(onChosenChange).not.toHaveBeenCalled()
})

test('Cancel goes back to the saved links, and says so', async () => {
  const onChosenChange = vi.fn<(chosen: QuickLinksEditorProps['chosen']) => void>()
  const [first, ...others] = quickLinkOptions.slice(0, 3)
  renderEditor({ chosen: first ? [first] : [], saved: others, onChosenChange })
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(onChosenChange).toHaveBeenCalledExactlyOnceWith(others)
  expect(screen.queryAllByText('Your changes were discarded.')).toHaveLength(1)
})

/** The editor with what is chosen kept, as the page keeps it. */
function WorkingEditor({ first = [] }: { first?: QuickLinksEditorProps['chosen'] }) {
  const [chosen, setChosen] = useState(first)
  const kept = { options: quickLinkOptions, chosen, onChosenChange: setChosen }
  return (
    <LiveRegionProvider>
      <QuickLinksEditor {...kept} saved={[]} onSave={nothing} onOutcomeClose={nothing} onRetry={nothing} />
    </LiveRegionProvider>
  )
}

test('a link that is added or removed is read out, and its button in the other list has the focus', async () => {
  const [first, second] = quickLinkOptions
  const [one, other] = [first?.name ?? '', second?.name ?? '']
  render(<WorkingEditor />)
  await userEvent.click(screen.getByRole('button', { name: `Add ${one}` }))
  expect(screen.getByText(`${one} added to your links, place 1 of 1`)).toBeDefined()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: `Remove ${one}` }))
  await userEvent.click(screen.getByRole('button', { name: `Add ${other}` }))
  expect(screen.getByText(`${other} added to your links, place 2 of 2`)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: `Remove ${one}` }))
  expect(screen.getByText(`${one} removed from your links`)).toBeDefined()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: `Add ${one}` }))
})

test('a link is read out in the words of its button', async () => {
  const name = 'Bibliothèque de formulaires'
  render(
    <MessagesProvider overrides={[overrideMessages(termMessages, { 'Forms Library': name })]}>
      <WorkingEditor />
    </MessagesProvider>,
  )
  const [add] = screen.getAllByRole('button', { name: new RegExp(name) })
  if (add) await userEvent.click(add)
  expect(document.querySelector('[aria-live="polite"]')?.textContent).toContain(name)
})

function WorkingPicker({ first }: { first: QuickLinksEditorProps['chosen'] }) {
  const [chosen, setChosen] = useState(first)
  return (
    <LiveRegionProvider>
      <QuickLinkPicker options={quickLinkOptions} chosen={chosen} onChosenChange={setChosen} />
    </LiveRegionProvider>
  )
}

const getChosen = () =>
  screen
    .getAllByRole('button', { name: /^Remove / })
    .map((button) => button.getAttribute('aria-label')?.replace('Remove ', ''))

test.each([
  ['beside the links to choose from', WorkingEditor],
  ['on a phone', WorkingPicker],
])('a chosen link is moved up and down, and removed, by its buttons: %s', async (_, Working) => {
  const first = quickLinkOptions.slice(0, 3)
  const [one = '', two = '', three = ''] = first.map(({ name }) => name)
  render(<Working first={first} />)
  await userEvent.click(screen.getByRole('button', { name: `Move ${three} up` }))
  expect(getChosen()).toEqual([one, three, two])
  await userEvent.click(screen.getByRole('button', { name: `Move ${one} down` }))
  expect(getChosen()).toEqual([three, one, two])
  await userEvent.click(screen.getByRole('button', { name: `Remove ${one}` }))
  expect(getChosen()).toEqual([three, two])
})

test('on a phone the links that are marked are added together, and the heading of the chosen ones has the focus', async () => {
  const onChosenChange = vi.fn<(chosen: QuickLinksEditorProps['chosen']) => void>()
  const options = quickLinkOptions.slice(0, 4)
  render(
    <LiveRegionProvider>
      <QuickLinkPicker options={options} chosen={[]} onChosenChange={onChosenChange} />
    </LiveRegionProvider>,
  )
  const [first, second, third] = screen.getAllByRole('checkbox')
  for (const box of [first, second, third, second]) if (box) await userEvent.click(box)
  await userEvent.click(screen.getByRole('button', { name: /^Add/ }))
  expect(onChosenChange).toHaveBeenCalledExactlyOnceWith([options[0], options[2]])
  expect(screen.getByText('2 links added to your links')).toBeDefined()
  expect(document.activeElement?.tagName).toBe('H2')
  expect(screen.getAllByRole<HTMLInputElement>('checkbox').filter(({ checked }) => checked)).toEqual([])
})

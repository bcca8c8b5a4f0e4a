import { quickLinkOptions } from '@producer-portal/domain/catalog'
import { LiveRegionProvider } from '@producer-portal/ui'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { notReached, notSaved, saved } from '../../testing/results.js'
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

test('Cancel goes back to the saved links, and says so', async () => {
  const onChosenChange = vi.fn<(chosen: QuickLinksEditorProps['chosen']) => void>()
  const [first, ...others] = quickLinkOptions.slice(0, 3)
  renderEditor({ chosen: first ? [first] : [], saved: others, onChosenChange })
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(onChosenChange).toHaveBeenCalledExactlyOnceWith(others)
  expect(screen.queryAllByText('Your changes were discarded.')).toHaveLength(1)
})

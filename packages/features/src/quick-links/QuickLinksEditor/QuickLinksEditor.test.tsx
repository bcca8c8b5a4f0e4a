import { quickLinkOptions } from '@producer-portal/domain/catalog'
import { LiveRegionProvider } from '@producer-portal/ui'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { notReached, notSaved, saved } from '../../testing/results.js'
import { QuickLinksEditor } from './QuickLinksEditor.js'

const nothing = () => undefined

test.each([
  ['saved', saved, 'status', 'Successfully updated quick links.'],
  ['not saved', notSaved, 'alert', 'An unexpected error occurred.'],
  ['not known to be saved', notReached, 'alert', 'Network Error'],
] as const)('links that are %s say so', (_, outcome, role, text) => {
  render(
    <LiveRegionProvider>
      <QuickLinksEditor
        options={quickLinkOptions}
        chosen={[]}
        saved={[]}
        outcome={outcome}
        backHref="/dashboard"
        onChosenChange={nothing}
        onSave={nothing}
        onOutcomeClose={nothing}
        onRetry={nothing}
      />
    </LiveRegionProvider>,
  )
  const messages = screen.getAllByRole(role).map(({ textContent }) => textContent)
  expect(messages.join()).toContain(text)
})

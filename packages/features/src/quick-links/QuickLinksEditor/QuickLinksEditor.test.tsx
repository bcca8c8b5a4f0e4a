import { quickLinkOptions } from '@producer-portal/domain/catalog'
import { LiveRegionProvider } from '@producer-portal/ui'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { QuickLinksEditor } from './QuickLinksEditor.js'

const nothing = () => undefined

test.each([
  ['saved', 'status', 'Successfully updated quick links.'],
  ['failed', 'alert', 'An unexpected error occurred.'],
  ['unreachable', 'alert', 'Network Error'],
] as const)('links that are %s say so', (outcome, role, text) => {
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

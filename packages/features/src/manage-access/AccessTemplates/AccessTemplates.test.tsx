import type { Result } from '@producer-portal/domain/endpoint'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { conflict, notReached, notSaved } from '../../testing/results.js'
import { AccessTemplates } from './AccessTemplates.js'

const nothing = () => undefined

async function openNaming() {
  await userEvent.click(screen.getByRole('button', { name: 'Start from a template' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Save as template…' }))
  return screen.findByRole('textbox')
}

test.each<[string, Result<unknown>, string]>([
  ['failed', notSaved, "We couldn't save the template. Try again."],
  ['unreachable', notReached, 'Check your internet connection and try again.'],
  ['too many', conflict('', ''), 'You can have 20 templates. Remove one of yours first.'],
])(
  'a template that is not saved (%s) says why and keeps its name; the next one starts afresh',
  async (_, result, text) => {
    render(
      <AccessTemplates
        templates={[]}
        canSave
        getChanges={() => ({ shared: [], unshared: [] })}
        onTemplateApply={nothing}
        onTemplateSave={async () => result}
        onTemplateRemove={nothing}
      />,
    )
    const name = await openNaming()
    await userEvent.type(name, 'Summer staff{Enter}')
    expect(await screen.findByText(text)).toBeDefined()
    expect(name).toHaveProperty('value', 'Summer staff')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(await openNaming()).toHaveProperty('value', '')
    expect(screen.queryByText(text)).toBeNull()
  },
)

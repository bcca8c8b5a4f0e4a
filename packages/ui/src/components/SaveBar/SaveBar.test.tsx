import { render, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { SaveBar, type SaveBarProps } from './SaveBar.js'

const open = (props: Partial<SaveBarProps>) => {
  const onCancel = vi.fn<() => void>()
  const onSave = vi.fn<() => void>()
  render(
    <SaveBar label="Changes" cancelLabel="Cancel" saveLabel="Save" onCancel={onCancel} onSave={onSave} {...props} />,
  )
  const group = within(screen.getByRole('group', { name: 'Changes' }))
  return { onCancel, onSave, press: (name: string) => group.getByRole('button', { name }).click() }
}

test('saves and cancels', () => {
  const { onCancel, onSave, press } = open({})
  press('Save')
  press('Cancel')
  expect(onSave).toHaveBeenCalledOnce()
  expect(onCancel).toHaveBeenCalledOnce()
})

test.each([{ disabledReason: 'Nothing changed' }, { isSaving: true, savingLabel: 'Saving' }])(
  'does neither while it is off: %o',
  (props) => {
    const { onCancel, onSave, press } = open(props)
    press(props.savingLabel ?? 'Save')
    press('Cancel')
    expect(onSave).not.toHaveBeenCalled()
    expect(onCancel).not.toHaveBeenCalled()
  },
)

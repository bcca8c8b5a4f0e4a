import type { DelegationDetail } from '@producer-portal/domain/manage-access'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { GeneralInformation, type GeneralInformationProps } from './GeneralInformation.js'

const detail = (status: string): DelegationDetail => ({
  role: 'Office Staff',
  status,
  dob: null,
  email: null,
  firstUpdated: null,
  lastUpdated: null,
})

test('the question keeps its words until the answer is saved, also where the status has changed by then', async () => {
  let answer: (() => void) | undefined
  const onStatusChange = vi.fn<GeneralInformationProps['onStatusChange']>(
    () =>
      new Promise<void>((resolve) => {
        answer = resolve
      }),
  )
  const page = (status: string) => (
    <GeneralInformation detail={detail(status)} canSuspend onStatusChange={onStatusChange} onRetry={vi.fn()} />
  )
  const { rerender } = render(page('Active'))
  await userEvent.click(screen.getByRole('button', { name: 'Suspend Access' }))
  const question = { name: 'Are you sure you want to suspend this person?' }
  const dialog = within(await screen.findByRole('alertdialog', question))
  await userEvent.click(dialog.getByRole('button', { name: 'Suspend Access' }))
  expect(onStatusChange).toHaveBeenCalledExactlyOnceWith('disabled')
  rerender(page('Disabled'))
  expect(screen.getByRole('alertdialog', question)).toBeDefined()
  answer?.()
  await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

import type { IllustrationWork } from '@producer-portal/domain/illustrations'
import { mockIllustrationWork } from '@producer-portal/domain/mocks'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { IllustrationWorkScreen, type IllustrationWorkScreenProps } from './IllustrationWorkScreen.js'

const nothing = () => undefined
const now = new Date('2026-03-16T15:00:00Z')
const [sample] = mockIllustrationWork(now)
if (!sample) throw new Error('There is no request')
const waiting = (requestNo: string, more: Partial<IllustrationWork> = {}): IllustrationWork => ({
  ...sample,
  requestNo,
  state: 'waiting',
  taken: null,
  closedAt: null,
  ...more,
})
const page = (requests: readonly IllustrationWork[], more: Partial<IllustrationWorkScreenProps> = {}) => (
  <IllustrationWorkScreen
    work={{ requests, open: requests.length }}
    userId="hale"
    view="waiting"
    onViewChange={nothing}
    downloads={{}}
    onDownload={nothing}
    onReplace={nothing}
    onTake={nothing}
    onRelease={nothing}
    onDecline={nothing}
    onFinish={nothing}
    onRetry={nothing}
    {...more}
  />
)

test('what is due first comes first, what has no due time last, and what is overdue says so', () => {
  vi.useFakeTimers({ now, toFake: ['Date'] })
  render(
    page([
      waiting('IR-3', { expectedBy: null }),
      waiting('IR-2', { expectedBy: '2026-03-16T15:01:00Z' }),
      waiting('IR-1', { expectedBy: '2026-03-16T14:59:00Z' }),
    ]),
  )
  const items = within(screen.getByRole('tabpanel')).getAllByRole('listitem')
  expect(items.map(({ textContent }) => textContent)).toEqual(
    [/^Overdue.*IR-1/, /^Due.*IR-2/, /IR-3/].map((text) => expect.stringMatching(text)),
  )
  expect(screen.queryByText(/open requests\.$/)).toBeNull()
})

test('a request that was taken leaves the focus in the search by then, and is looked for without blanks', async () => {
  const requests = ['IR-1', 'IR-2', 'IR-3'].map((requestNo) => waiting(requestNo))
  const { rerender } = render(page(requests))
  await userEvent.click(screen.getByRole('button', { name: 'Take IR-1' }))
  const search = screen.getByRole('searchbox')
  search.focus()
  rerender(page(requests.slice(1), { done: { requestNo: 'IR-1', act: 'taken' } }))
  expect(screen.getByText('IR-1 is yours.')).toBeDefined()
  expect(document.activeElement).toBe(search)
  await userEvent.type(search, '  IR-2  ')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Take IR-3' })).toBeNull())
  expect(screen.getByRole('button', { name: 'Take IR-2' })).toBeDefined()
})

test('a request that is being saved can be neither declined nor given back', () => {
  const taken = { id: 'hale', by: 'Grace Hale', at: now.toISOString() }
  render(page([waiting('IR-1', { state: 'taken', taken })], { view: 'own', pending: 'IR-1' }))
  const buttons = ['Decline IR-1', 'Give back IR-1'].map((name) =>
    screen.getByRole<HTMLButtonElement>('button', { name }),
  )
  expect(buttons.map(({ disabled }) => disabled)).toEqual([true, true])
})

test('the same PDF can be chosen again, as after an upload that failed', async () => {
  const onFinish = vi.fn()
  const taken = { id: 'hale', by: 'Grace Hale', at: now.toISOString() }
  render(page([waiting('IR-1', { state: 'taken', taken })], { view: 'own', onFinish }))
  const input = screen.getByLabelText<HTMLInputElement>('Upload PDF IR-1', { selector: 'input' })
  const file = new File(['%PDF'], 'illustration.pdf', { type: 'application/pdf' })
  await userEvent.upload(input, file)
  expect(input.files).toHaveLength(0)
  await userEvent.upload(input, file)
  expect(onFinish).toHaveBeenCalledTimes(2)
})

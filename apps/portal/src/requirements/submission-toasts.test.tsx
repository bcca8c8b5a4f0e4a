import { mockCases } from '@producer-portal/domain/mocks'
import { LiveRegionProvider, preloadLazyComponents, ThemeProvider, ToastProvider } from '@producer-portal/ui'
import { act, render, renderHook, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { CaseDialog } from '../lists/case-panel-query.js'
import { TestRouter } from '../testing/TestRouter.js'
import { useSubmissionToasts } from './submission-toasts.js'

const row = mockCases(new Date()).find(({ requirements }) => requirements.length > 1)
const address = '/new-business/pending?case=1&dialog=upload'

function dialogAbout(index: number, kind: 'upload' | 'comment'): CaseDialog {
  const requirement = row?.requirements[index]
  if (!row || !requirement) throw new Error('The cast has no case with two requirements')
  return { kind, row, requirement }
}
const getId = (dialog: CaseDialog) => (dialog.kind === 'message' ? '' : dialog.requirement.id)
const getSent = (dialog: CaseDialog) => ({ requirementId: getId(dialog), status: 'Required', sentAt: 0 })

const Address = () => {
  const { pathname, search } = useLocation()
  return <output>{`${pathname}${search}`}</output>
}
function Around({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider>
      <LiveRegionProvider>
        <ToastProvider>
          <TestRouter initialEntries={[address]}>
            {children}
            <Address />
          </TestRouter>
        </ToastProvider>
      </LiveRegionProvider>
    </ThemeProvider>
  )
}

function watch(kind: 'upload' | 'comment', first: CaseDialog | null) {
  const onSent = vi.fn()
  const opened: { readonly dialog: CaseDialog | null } = { dialog: first }
  const view = renderHook(({ dialog }) => useSubmissionToasts(kind, dialog, onSent), {
    initialProps: opened,
    wrapper: Around,
  })
  return { ...view, onSent }
}

beforeAll(preloadLazyComponents)

describe.each([
  {
    kind: 'upload',
    success: 'Success! We have your requirement document(s).',
    failure: 'Upload Unsuccessful',
    back: 'Open Upload',
  },
  {
    kind: 'comment',
    success: 'Success! We have your requirement response.',
    failure: 'Response Unsuccessful',
    back: 'Open response',
  },
] as const)('of an answer by $kind', ({ kind, success, failure, back }) => {
  const own = dialogAbout(0, kind)

  test.each([
    ['nothing is open', null],
    ['the dialog of another is open', dialogAbout(1, kind)],
    ['another dialog about the same is open', dialogAbout(0, kind === 'upload' ? 'comment' : 'upload')],
  ])('while %s it is told in a toast what came of it', (_, dialog) => {
    const { result, onSent } = watch(kind, dialog)
    act(() => result.current.onSent(getSent(own)))
    expect(onSent).toHaveBeenCalledExactlyOnceWith(getSent(own))
    expect(screen.queryAllByText(success)).not.toHaveLength(0)
    act(() => result.current.onFailed(getId(own)))
    expect(screen.queryAllByText(failure)).not.toHaveLength(0)
  })

  test('a failure that was left leads back to the dialog, and is settled once it is open again', async () => {
    const { result, rerender } = watch(kind, own)
    rerender({ dialog: null })
    act(() => result.current.onFailed(getId(own)))
    await userEvent.click(await screen.findByRole('button', { name: back }))
    expect(screen.getByText(address)).toBeDefined()

    act(() => result.current.onFailed(getId(own)))
    await screen.findByText(failure)
    rerender({ dialog: own })
    await waitFor(() => expect(screen.queryByText(failure)).toBeNull())
  })

  test('what its own dialog says is not said twice', () => {
    const { result, onSent } = watch(kind, own)
    act(() => result.current.onSent(getSent(own)))
    act(() => result.current.onFailed(getId(own)))
    expect(onSent).toHaveBeenCalledExactlyOnceWith(getSent(own))
    expect(screen.queryAllByText(/Success!|Unsuccessful/)).toEqual([])
  })
})

test('what became of an answer is told although its page was left with the dialog open', () => {
  const dialog = dialogAbout(0, 'upload')
  const onRender = vi.fn<(toasts: ReturnType<typeof useSubmissionToasts>) => void>()
  function Page() {
    onRender(useSubmissionToasts('upload', dialog, () => undefined))
    return null
  }
  const { rerender } = render(<Page />, { wrapper: Around })
  rerender(null)
  act(() => onRender.mock.lastCall?.[0].onSent(getSent(dialog)))
  expect(screen.queryAllByText('Success! We have your requirement document(s).')).not.toHaveLength(0)
})

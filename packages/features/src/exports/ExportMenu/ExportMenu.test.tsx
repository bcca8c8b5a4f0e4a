import type { ExportFile } from '../index.js'
import { LiveRegionProvider, ToastProvider } from '@producer-portal/ui'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { ExportMenu } from './ExportMenu.js'

const file: ExportFile = { name: 'cases.csv', content: new Blob([]) }

test('an export that is ready leaves the focus where people have gone meanwhile', async () => {
  let answer: ((file: ExportFile) => void) | undefined
  const create = () =>
    new Promise<ExportFile>((resolve) => {
      answer = resolve
    })
  const onSave = vi.fn<(saved: ExportFile) => void>()
  render(
    <ToastProvider>
      <ExportMenu title="Cases" count={1} getTable={vi.fn()} create={create} onSave={onSave} />
      <input aria-label="Search" />
    </ToastProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Export' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV' }))
  await userEvent.click(screen.getByLabelText('Search'))
  await act(async () => answer?.(file))
  expect(onSave).toHaveBeenCalledWith(file)
  expect(document.activeElement).toBe(screen.getByLabelText('Search'))
})

test('an export that is ready, and one that is canceled, is read out', async () => {
  let answer: ((file: ExportFile) => void) | undefined
  const create: ComponentProps<typeof ExportMenu>['create'] = (_, { onProgress }) => {
    onProgress?.(0.5)
    return new Promise((resolve) => {
      answer = resolve
    })
  }
  const onSave = vi.fn<(saved: ExportFile) => void>()
  render(
    <LiveRegionProvider>
      <ToastProvider>
        <ExportMenu title="Cases" count={1} getTable={vi.fn()} create={create} onSave={onSave} />
      </ToastProvider>
    </LiveRegionProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Export' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV' }))
  await userEvent.click(await screen.findByRole('button', { name: /cancel/i }))
  expect(screen.getByText('The export was canceled.')).toBeDefined()
  await act(async () => answer?.({ ...file, name: 'issued.csv' }))
  expect(onSave).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Export' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV' }))
  await act(async () => answer?.({ ...file, name: 'issued.csv' }))
  expect(screen.getByText('issued.csv is ready.')).toBeDefined()
})

test('an export writes the rows that its own refresh has brought', async () => {
  const create = vi.fn<NonNullable<ComponentProps<typeof ExportMenu>['create']>>(async () => file)
  const table = { head: { fileName: 'cases', moment: '', columns: [] }, row: () => ({ texts: [], group: [] }) }
  function List() {
    const [count, setCount] = useState(1)
    return (
      <ExportMenu
        title="Cases"
        count={count}
        getTable={() => ({ ...table, count })}
        refresh={async () => setCount(2)}
        create={create}
        onSave={vi.fn()}
      />
    )
  }
  render(
    <ToastProvider>
      <List />
    </ToastProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Export' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV' }))
  await waitFor(() => expect(create).toHaveBeenCalledOnce())
  expect(create.mock.calls[0]?.[0].count).toBe(2)
})

const inPage = (menu: ReactNode) => <ToastProvider>{menu}</ToastProvider>
const choosePdf = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Export' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'PDF' }))
}

test('an export of a list that its refresh has emptied makes no file, and has an end', async () => {
  const create = vi.fn<NonNullable<ComponentProps<typeof ExportMenu>['create']>>(async () => file)
  function List() {
    const [count, setCount] = useState(1)
    return (
      <ExportMenu title="Cases" count={count} getTable={vi.fn()} refresh={async () => setCount(0)} create={create} />
    )
  }
  render(
    <ToastProvider>
      <List />
    </ToastProvider>,
  )
  await choosePdf()
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Export' })
  await waitFor(() => expect(button.disabled).toBe(true))
  expect([create.mock.calls.length, button.getAttribute('aria-busy')]).toEqual([0, null])
})

test('an export ends with its page, and what went wrong with the last one is gone with the next', async () => {
  const signals: AbortSignal[] = []
  const onSave = vi.fn<(saved: ExportFile) => void>()
  const create: ComponentProps<typeof ExportMenu>['create'] = (_, { signal }) => {
    signals.push(signal)
    return signals.length === 1 ? Promise.reject(new Error('broken')) : new Promise(() => undefined)
  }
  const { rerender } = render(
    inPage(<ExportMenu title="Cases" count={1} getTable={vi.fn()} create={create} onSave={onSave} />),
  )
  await choosePdf()
  await screen.findByText('Something Went Wrong')
  await choosePdf()
  await waitFor(() => expect(screen.queryByText('Something Went Wrong')).toBeNull())
  expect(signals[1]?.aborted).toBe(false)
  rerender(inPage(null))
  expect(signals[1]?.aborted).toBe(true)
})

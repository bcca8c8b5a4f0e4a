import {
  defaultColumnSettings,
  lockColumn,
  setColumnVisible,
  toColumnPreferences,
} from '@producer-portal/domain/column-settings'
import { act, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls } from '../testing/answer-calls.js'
import { renderQuery } from '../testing/render-query.js'
import { useColumnSettings } from '../lists/useColumnSettings.js'
import { useSaveColumnSettings } from './queries.js'

const path = '/alert-column-preference'
const read = `${path}?alertTypeString=not_placed`
const clear = `${path}/clear?alertType=not_placed`
const defaults = defaultColumnSettings('not_placed')
const saved = lockColumn(defaults, 'effective-date')
const changed = setColumnVisible(saved, 'policy-status', false)

const useBoth = () => ({ table: useColumnSettings('not_placed'), ...useSaveColumnSettings('not_placed') })

/** A table and the settings page at once. */
const renderBoth = () => renderQuery(useBoth)

async function renderLoaded() {
  const both = renderBoth()
  await waitFor(() => expect(both.current.table.settings).toEqual(saved))
  return both
}

test('columns are sent under the value of their list, and every table shows them at once', async () => {
  const sent = answerCalls({ [read]: { body: toColumnPreferences(saved) }, [path]: {} })
  const both = await renderLoaded()
  let saving: Promise<unknown> = Promise.resolve()
  act(() => void (saving = both.current.save(changed)))
  await waitFor(() => expect(both.current.table.settings).toEqual(changed))
  await act(async () => expect(await saving).toMatchObject({ ok: true }))
  expect(both.current.table.settings).toEqual(changed)
  expect(sent.at(-1)).toEqual({
    path,
    body: { alertType: 'not_placed', columns: toColumnPreferences(changed) },
  })
})

test.each<[string, { status?: number; isLost?: boolean }]>([
  ['the service breaks', { status: 500 }],
  ['the service refuses', { status: 422 }],
  ['no answer comes', { isLost: true }],
])('when %s, the tables go back to what was saved before', async (_, failure) => {
  answerCalls({ [read]: { body: toColumnPreferences(saved) }, [path]: failure, [clear]: failure })
  const both = await renderLoaded()
  await act(async () => expect((await both.current.save(changed)).ok).toBe(false))
  expect(both.current.table.settings).toEqual(saved)
  await act(async () => expect((await both.current.restore()).ok).toBe(false))
  expect(both.current.table.settings).toEqual(saved)
})

test('restored columns are the defaults', async () => {
  answerCalls({ [read]: { body: toColumnPreferences(saved) }, [clear]: {} })
  const both = await renderLoaded()
  await act(async () => expect(await both.current.restore()).toMatchObject({ ok: true }))
  expect(both.current.table).toMatchObject({ settings: defaults, problem: null })
})

test('columns that failed to load are the defaults with a reason, until others are saved', async () => {
  answerCalls({ [read]: { status: 404 }, [path]: {} })
  const both = renderBoth()
  expect(both.current.table).toMatchObject({ isLoading: true, problem: null })
  await waitFor(() => expect(both.current.table.problem).toBe('not-retrieved'))
  expect(both.current.table).toMatchObject({ settings: defaults, isLoading: false })
  await act(async () => expect(await both.current.save(changed)).toMatchObject({ ok: true }))
  expect(both.current.table).toMatchObject({ settings: changed, problem: null })
})

test('columns that can neither be had nor saved: the defaults stay, with the reason, all the while', async () => {
  answerCalls({ [read]: { status: 404 }, [path]: { status: 500 } })
  const both = renderBoth()
  await waitFor(() => expect(both.current.table.problem).toBe('not-retrieved'))
  const asBefore = { settings: defaults, problem: 'not-retrieved', isLoading: false }
  let saving: Promise<unknown> = Promise.resolve()
  act(() => void (saving = both.current.save(changed)))
  expect(both.current.table).toMatchObject(asBefore)
  await act(async () => expect(await saving).toMatchObject({ failure: { kind: 'failed' } }))
  expect(both.current.table).toMatchObject(asBefore)
})

test('an unknown saved title leaves the defaults, with a reason', async () => {
  const [first] = toColumnPreferences(saved)
  answerCalls({ [read]: { body: [{ ...first, title: 'Shoe Size' }] } })
  const both = renderBoth()
  await waitFor(() => expect(both.current.table.problem).toBe('title-not-found'))
  expect(both.current.table.settings).toEqual(defaults)
})

import { getContracts } from '@producer-portal/domain/cases'
import {
  clearColumnSettings,
  defaultColumnSettings,
  getColumnSettings,
  saveColumnSettings,
  toColumnPreferences,
} from '@producer-portal/domain/column-settings'
import * as v from 'valibot'
import type { Check } from '../rule.ts'
import type { Problem, Server } from '../server.ts'
import { judgeAnswer } from '../server.ts'

const alertType = 'not_placed'
const columns = toColumnPreferences(defaultColumnSettings(alertType)).toReversed()

async function readColumns(server: Server): Promise<readonly number[] | null> {
  const { json } = await server.call(getColumnSettings, { query: { alertTypeString: alertType } })
  const saved = v.safeParse(getColumnSettings.answer, json)
  return saved.success ? saved.output.map(({ column }) => column) : null
}

/** Saves the same columns twice and clears them twice; afterwards the user has what they had. */
async function judgeSaving(server: Server): Promise<Problem> {
  const before = await server.call(getColumnSettings, { query: { alertTypeString: alertType } })
  const sent = columns.map((column, place) => ({ ...column, order: place + 1, locked: false }))
  const wanted = sent.map(({ column }) => column)
  try {
    for (const time of ['once', 'twice']) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const reply = await server.call(saveColumnSettings, { body: { alertType, columns: sent } })
      const problem = judgeAnswer(saveColumnSettings, reply)
      if (problem !== undefined) return problem
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const saved = await readColumns(server)
      if (JSON.stringify(saved) !== JSON.stringify(wanted)) return `columns saved ${time} are ${String(saved)}`
    }
    for (const time of ['once', 'twice']) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const problem = judgeAnswer(clearColumnSettings, await server.call(clearColumnSettings, { query: { alertType } }))
      if (problem !== undefined) return `cleared ${time}: ${problem}`
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      if ((await readColumns(server))?.length !== 0) return `columns cleared ${time} are still there`
    }
    return undefined
  } finally {
    await putBack(server, before.json)
  }
}

async function putBack(server: Server, saved: unknown): Promise<void> {
  const before = v.safeParse(saveColumnSettings.body ?? v.never(), { alertType, columns: saved })
  if (before.success && before.output.columns.length > 0) await server.call(saveColumnSettings, { body: before.output })
}

export const idempotenceChecks: readonly Check[] = [
  {
    rule: 'a list that is read twice is the same twice',
    run: async (server) => {
      const [first, second] = [
        await server.call(getContracts, { query: { type: 'pending' } }),
        await server.call(getContracts, { query: { type: 'pending' } }),
      ]
      return first.text === second.text ? undefined : 'getContracts answers the same cases in another order or form'
    },
  },
  {
    rule: 'a save that is sent twice counts once, and so does clearing',
    run: async (server, { mayWrite = false }) => (mayWrite ? judgeSaving(server) : undefined),
  },
]

import { expect, test } from 'vitest'
import { mockInforceAlerts } from '../mocks/inforce-cast.ts'
import { inforceExport } from './inforce-export.ts'
import { inforceColumns } from './inforce-columns.ts'
import { inforceTypeKeys } from './inforce-types.ts'

const now = new Date(2026, 10, 21, 13, 4, 5)
const alerts = mockInforceAlerts(now)

test.each(inforceTypeKeys)('the export of %s is named after it, and only missed payments are grouped', (type) => {
  const table = inforceExport({ type, alerts, now })
  expect(table.head.fileName).toBe(`inforce_${type}_2111`)
  expect(table.head.columns.map(({ header }) => header)).toEqual(
    inforceColumns.byList[type].map(({ header }) => header),
  )
  const [agent] = alerts[0]?.agents ?? []
  expect(table.row(0).group).toEqual(type === 'missed' ? [agent?.agencyName, agent?.displayName] : [])
})

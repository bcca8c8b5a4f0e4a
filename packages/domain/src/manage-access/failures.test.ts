import { expect, test } from 'vitest'
import * as delegation from './index.ts'

const named: Readonly<Record<string, unknown>> = { ...delegation }

test.each(Object.keys(delegation.delegationFailures))('the failure of %s belongs to a call of that name', (name) => {
  expect(named[name]).toMatchObject({ name, subject: 'manage-access' })
})

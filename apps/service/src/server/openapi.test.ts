import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import { appWithoutDatabase } from '../testing/app-without-database.ts'

/*
 * The rules that Redocly recommends, over the document as it is served. Among them: every example fits its schema and
 * holds no field that the schema lacks, every call has a failure, every path parameter is declared.
 */
test('the published document breaks no recommended rule', { timeout: 30_000 }, async () => {
  const source = await (await appWithoutDatabase().request('/api/openapi.json')).text()
  const config = await createConfig({ extends: ['recommended'] })
  const problems = await lintFromString({ source, config, absoluteRef: 'openapi.json' })
  const found = problems.map(({ ruleId, message, location: [at] }) => `${ruleId}: ${message} ${at?.pointer ?? ''}`)
  expect(found).toEqual([])
  expect(source).toContain('"example"')
})

import { describe, expect, test } from 'vitest'
import { readAudit } from './advisories.mjs'

const advisory = (severity) => ({
  module_name: 'left-pad',
  severity,
  title: 'Pads too much',
  url: 'https://advisories.example.com/1',
  vulnerable_versions: '<1.3.0',
})

describe('an audit of the lockfile', () => {
  test.each(['high', 'critical'])('names a %s weakness', (severity) => {
    expect(readAudit(JSON.stringify({ advisories: { 1: advisory(severity) } }))).toEqual({
      found: [`left-pad <1.3.0: Pads too much (${severity}), https://advisories.example.com/1`],
    })
  })

  test.each([
    ['a weakness that is not serious', { advisories: { 1: advisory('low') } }],
    ['no weaknesses', { advisories: {} }],
  ])('passes with %s', (_, audit) => {
    expect(readAudit(JSON.stringify(audit))).toEqual({ found: [] })
  })

  test.each([
    [
      'a registry without advisories',
      '{"error":{"code":"ERR_PNPM_AUDIT_BAD_RESPONSE"}}',
      'ERR_PNPM_AUDIT_BAD_RESPONSE',
    ],
    ['no network', '', 'no readable answer'],
    ['another kind of answer', '{}', 'no advisories'],
  ])('is skipped with %s, and says so', (_, text, reason) => {
    expect(readAudit(text)).toEqual({ skipped: expect.stringContaining(reason) })
  })
})

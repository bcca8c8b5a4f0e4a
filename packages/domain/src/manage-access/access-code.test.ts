import { describe, expect, test } from 'vitest'
import { joinAccessCode, splitAccessCode } from './entities.ts'

describe('the access code', () => {
  test.each([
    ['NBA01', { system: 'NBA', role: '01' }],
    ['nba0a', { system: 'NBA', role: '0A' }],
    ['12345', { system: '123', role: '45' }],
    ['NBA0', null],
    ['NBA012', null],
    ['NB-01', null],
    ['', null],
    ['NBA01\n', null],
    ['ÄBC01', null],
  ])('%j splits after the third character into %j', (code, parts) => {
    expect(splitAccessCode(code)).toEqual(parts)
  })

  test.each([
    [{ system: 'NBA', role: '01' }, 'NBA01'],
    [{ system: 'nba', role: '01' }, 'NBA01'],
    [{ system: 'NB', role: 'A01' }, null],
    [{ system: 'NBA', role: null }, null],
    [{ system: null, role: 'NBA01' }, null],
  ])('%j joins to %j', (parts, code) => {
    expect(joinAccessCode(parts)).toBe(code)
  })
})

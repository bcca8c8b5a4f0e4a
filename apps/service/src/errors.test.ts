import { describe, expect, test } from 'vitest'
import { errorText, isDiskFull } from './errors.ts'

/** The embedded database throws objects that are no errors, with a number of its own file system. */
const fileFault = (errno: number) => ({ name: 'ErrnoError', errno })

describe('the text of whatever was thrown', () => {
  test.each([
    ['an error', new Error('no'), 'no'],
    ['an error without a message', Object.assign(new Error(), { code: 'EPIPE' }), 'EPIPE'],
    ['several', new AggregateError([new Error('one'), new Error('two')]), 'one; two'],
    ['a text', 'no', 'no'],
    ['a full disk, told by the embedded database', fileFault(51), 'no space left on the disk'],
    ['another of its file errors', fileFault(29), 'file error 29'],
    ['an object with a message', { message: 'no' }, 'no'],
    ['an object without one', { status: 1 }, '{"status":1}'],
    ['nothing', undefined, 'undefined'],
  ])('%s', (_, thrown, expected) => {
    expect(errorText(thrown)).toBe(expected)
  })
})

describe('a full disk is recognized', () => {
  test.each([
    ['by the embedded database', fileFault(51), true],
    ['by PostgreSQL', Object.assign(new Error('could not extend file'), { code: '53100' }), true],
    ['by Node', Object.assign(new Error('write'), { code: 'ENOSPC' }), true],
    ['and nothing else', fileFault(2), false],
  ])('%s', (_, thrown, expected) => {
    expect(isDiskFull(thrown)).toBe(expected)
  })
})

import { describe, expect, test } from 'vitest'
import { accessValues, audiences } from './roles.ts'
import { formatAccessUser, parseAccessUser } from './parse-access-user.ts'

const parse = (audience: string, access = '') => parseAccessUser({ userId: 'rivera', audience, access })

describe('the role strings of a session', () => {
  test.each(audiences.map((audience) => [audience]))('audience %s is read', (audience) => {
    expect(parse(audience).audiences).toEqual([audience])
  })

  test.each(accessValues.map((value) => [value]))('access value %s is read', (value) => {
    expect(parse('Agent', value).access).toEqual([value])
  })

  test.each([
    ['several values', 'Agent,GAMgr', ['Agent', 'GAMgr']],
    ['spaces around values', ' Agent , GAMgr ', ['Agent', 'GAMgr']],
    ['repeats', 'Agent,Agent', ['Agent']],
    ['unknown values grant nothing', 'Agent,Wizard', ['Agent']],
    ['another case is another value', 'agent', []],
    ['empty parts', ',Agent,,', ['Agent']],
    ['nothing', '', []],
    ['the wildcard', '*', ['*']],
    ['the other spelling of home office AIC', 'AICHomeOffice', ['HomeOfficeAIC']],
    ['both spellings of home office AIC', 'AICHomeOffice,HomeOfficeAIC', ['HomeOfficeAIC']],
    ['names that objects inherit', 'constructor,toString', []],
  ])('%s', (_, sent, expected) => {
    expect(parse(sent).audiences).toEqual(expected)
  })

  test('the wildcard is no access value', () => {
    expect(parse('Agent', '*,FRS').access).toEqual(['FRS'])
  })

  test('what is formatted parses to the same user', () => {
    const user = parse('Agent,AIC', 'FRS,CSS')
    expect(parseAccessUser(formatAccessUser(user))).toEqual(user)
  })

  test('a user without access values still fills the access cookie', () => {
    const strings = formatAccessUser(parse('AIC'))
    expect(strings.access).not.toBe('')
    expect(parseAccessUser(strings).access).toEqual([])
  })
})

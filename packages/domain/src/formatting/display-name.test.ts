import { describe, expect, test } from 'vitest'
import { getDisplayName, joinName } from './display-name.ts'

describe('a name is first, middle, last and suffix with one blank between', () => {
  test.each([
    [{ firstName: 'Elena', lastName: 'Rivera' }, 'Elena Rivera'],
    [{ firstName: 'Robert', middleName: 'T.', lastName: 'Chen', suffixName: 'Jr.' }, 'Robert T. Chen Jr.'],
    [{ firstName: '  Mary   Ann ', middleName: '', lastName: "O'Neil" }, "Mary Ann O'Neil"],
    [{ firstName: null, lastName: 'Delacroix' }, 'Delacroix'],
    [{ firstName: 'יעל', lastName: 'כהן' }, 'יעל כהן'],
    [{}, ''],
  ])('%o reads %s', (parts, text) => {
    expect(joinName(parts)).toBe(text)
  })
})

describe('the name that is shown', () => {
  test.each([
    ['the given display name', { displayName: 'E. Rivera', firstName: 'Elena', lastName: 'Rivera' }, 'E. Rivera'],
    ['the parts', { displayName: ' ', firstName: 'Elena', lastName: 'Rivera', fullName: 'RIVERA, E' }, 'Elena Rivera'],
    ['the full name', { fullName: 'Rivera Family Trust' }, 'Rivera Family Trust'],
    ['the agent name', { agentName: 'Jonas Brandt' }, 'Jonas Brandt'],
    ['nothing', {}, ''],
  ])('is %s', (_, person, text) => {
    expect(getDisplayName(person)).toBe(text)
  })
})

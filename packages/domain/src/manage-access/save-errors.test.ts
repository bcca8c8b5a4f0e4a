import { describe, expect, test } from 'vitest'
import { getAssignmentErrors, getSharingErrors } from './save-errors.ts'

const status = { category: 'New Business', description: 'Case status' }
const uploads = { category: 'New Business', description: 'Uploads' }
const other = { category: null, description: 'Uploads' }
const toAgents = (all: readonly string[]) => all.map((agentNumber) => ({ agentNumber }))

describe('what is wrong with a save', () => {
  test.each([
    ['every application once, in any order', [uploads, status], []],
    ['one missing', [status], ['accessCodes: "New Business: Uploads" is missing']],
    ['one twice', [status, uploads, status, status], ['accessCodes: "New Business: Case status" is given twice']],
    ['one of another category', [status, uploads, other], ['accessCodes: "Uploads" is unknown']],
  ])('of sharing with %s', (_, items, errors) => {
    expect(getSharingErrors(items, [status, uploads])).toEqual(errors)
  })

  test.each([
    ['agents on offer', ['1', '2'], []],
    ['another agent', ['1', '3'], ['managedProducers: 3 is unknown']],
    ['an agent twice', ['1', '1', '1'], ['managedProducers: 1 is given twice']],
  ])('of assignments with %s', (_, numbers, errors) => {
    expect(getAssignmentErrors(toAgents(numbers), toAgents(['1', '2']))).toEqual(errors)
  })
})

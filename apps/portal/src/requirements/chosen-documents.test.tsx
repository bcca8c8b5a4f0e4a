import { beforeEach, expect, test } from 'vitest'
import { clearStorage, claimStorage } from '../storage/stored.js'
import { keepChosenDocuments, missingDocuments, readChosenDocuments } from './useUploads.js'

const exam = { name: 'exam.pdf', size: 10 }
const scan = { name: 'scan.pdf', size: 20 }

beforeEach(() => window.sessionStorage.clear())

test('the names of chosen documents outlive a session that ran out', () => {
  keepChosenDocuments('rivera', { r1: [exam, scan], r2: [] })
  clearStorage('expired')
  expect(readChosenDocuments('rivera')).toEqual({ r1: [exam, scan] })
})

test('another user does not see them', () => {
  keepChosenDocuments('rivera', { r1: [exam] })
  expect(readChosenDocuments('okafor')).toEqual({})
  claimStorage('okafor')
  expect(readChosenDocuments('rivera')).toEqual({})
})

test('without chosen files nothing is stored', () => {
  keepChosenDocuments('rivera', { r1: [exam] })
  keepChosenDocuments('rivera', { r1: [] })
  expect(window.sessionStorage).toHaveLength(0)
})

test.each([
  ['not chosen again', {}, [exam, scan]],
  ['chosen again in part', { r1: [scan] }, [exam]],
  ['of another size', { r1: [{ ...exam, size: 11 }, scan] }, [exam]],
  ['chosen for another requirement', { r2: [exam, scan] }, [exam, scan]],
])('a document is missing when it is %s', (_, chosen, missing) => {
  expect(missingDocuments({ r1: [exam, scan] }, chosen)).toEqual({ r1: missing })
})

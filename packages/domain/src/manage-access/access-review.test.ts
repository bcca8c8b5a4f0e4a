import { describe, expect, test } from 'vitest'
import { accessTemplates, applications } from '../catalog/index.ts'
import { applyTemplate, getSharingChanges } from './access-review.ts'
import { getApplicationName } from './save-errors.ts'

const item = (description: string, delegationStatus: boolean) => ({
  category: 'New Business',
  description,
  delegationStatus,
  lastUpdated: null,
})
const template = {
  id: 'x',
  name: 'Uploads',
  isBuiltIn: false,
  applications: [{ category: 'New Business', description: 'Uploads' }],
}
const toItems = ([cases, uploads]: readonly [boolean, boolean]) => [item('Cases', cases), item('Uploads', uploads)]

describe('a permission template', () => {
  test('shares its applications, takes the others away, and keeps when each was loaded', () => {
    expect(applyTemplate([item('Cases', true), item('Uploads', false)], template)).toEqual([
      item('Cases', false),
      item('Uploads', true),
    ])
  })

  test.each([
    ['nothing', [true, false], [true, false], [], []],
    ['one more', [true, false], [true, true], ['Uploads'], []],
    ['one less', [true, false], [false, false], [], ['Cases']],
    ['both', [true, false], [false, true], ['Uploads'], ['Cases']],
  ] as const)('is shown as a difference: %s', (_, before, after, shared, unshared) => {
    const changes = getSharingChanges(toItems(after), toItems(before))
    expect(changes.shared.map(({ description }) => description)).toEqual(shared)
    expect(changes.unshared.map(({ description }) => description)).toEqual(unshared)
  })

  test('that comes with the portal names applications that exist', () => {
    const known = applications.map(getApplicationName)
    for (const each of accessTemplates) {
      expect(each.applications.length).toBeGreaterThan(0)
      expect(known).toEqual(expect.arrayContaining(each.applications.map(getApplicationName)))
    }
    expect(accessTemplates.map(({ name }) => name)).toEqual(['New business assistant', 'Service staff'])
  })
})

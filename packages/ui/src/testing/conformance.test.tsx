import { describe, expect, test } from 'vitest'
import * as publicEntry from '../index.js'
import { disabledBy, fields, neverRequired, plainFields, idsGiven, rootless, samples } from './component-samples.js'
import { describeConformance } from './conformance.js'

/** The icons come from a library, and an error is none. */
const isComponent = (name: string) => /^[A-Z]/.test(name) && !/.(?:Icon|Error)$/.test(name)

test('every public component is checked', () => {
  expect(Object.keys(samples)).toEqual(Object.keys(publicEntry).filter(isComponent).toSorted())
})

describe.each(Object.entries(samples))('%s', (name, element) => {
  const part = fields.includes(name) ? 'control' : 'root'
  describeConformance(element, {
    part: name in rootless ? 'none' : part,
    hasOwnId: !(name in idsGiven),
    isField: fields.includes(name) && !(name in plainFields),
    isRequirable: !(name in neverRequired),
    disabledBy: disabledBy[name],
  })
})

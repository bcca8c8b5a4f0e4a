import { HeartPulseIcon, StarIcon } from '@producer-portal/ui'
import { expect, test } from 'vitest'
import { defineIcons } from './index.js'
import { getOwnIcon } from './own-icons.js'

test('an icon counts in its place alone, in any letter case, until it is taken back', () => {
  const undo = defineIcons({ navigation: { Claims: StarIcon }, worklist: { offers: HeartPulseIcon } })
  expect([getOwnIcon('navigation', 'claims'), getOwnIcon('worklist', 'offers')]).toEqual([StarIcon, HeartPulseIcon])
  expect([getOwnIcon('quickLinks', 'claims'), getOwnIcon('navigation', null)]).toEqual([undefined, undefined])
  undo()
  expect(getOwnIcon('navigation', 'claims')).toBeUndefined()
})

test('an earlier icon counts again when a later one is taken back', () => {
  const undoFirst = defineIcons({ quickLinks: { shield: StarIcon } })
  const undoSecond = defineIcons({ quickLinks: { shield: HeartPulseIcon } })
  expect(getOwnIcon('quickLinks', 'shield')).toBe(HeartPulseIcon)
  undoSecond()
  expect(getOwnIcon('quickLinks', 'shield')).toBe(StarIcon)
  undoFirst()
})

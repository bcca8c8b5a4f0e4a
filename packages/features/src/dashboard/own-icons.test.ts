import { HeartPulseIcon, StarIcon, TrophyIcon } from '@producer-portal/ui'
import { expect, test } from 'vitest'
import { defineIcons } from '../icons/own-icons.js'
import { getQuickLinkIcon } from './QuickLinks/quick-link-icons.js'
import { getWorklistIcon } from './Worklist/worklist-looks.js'

const getAll = () => ({
  quickLinks: ['Pension', 'shield', 'trophy'].map(getQuickLinkIcon),
  waiting: [getWorklistIcon('offers'), getWorklistIcon('requirements')],
})

test('an insurer has icons of its own for quick links and for what waits, until they are taken back', () => {
  const before = getAll()
  const undo = defineIcons({
    quickLinks: { pension: StarIcon, shield: HeartPulseIcon },
    worklist: { offers: StarIcon },
  })
  expect(getAll()).toEqual({
    quickLinks: [StarIcon, HeartPulseIcon, TrophyIcon],
    waiting: [StarIcon, before.waiting.at(-1)],
  })
  undo()
  expect(getAll()).toEqual(before)
})

import { HeartPulseIcon, StarIcon } from '@producer-portal/ui'
import { expect, test } from 'vitest'
import { getQuickLinkIcon } from './QuickLinks/quick-link-icons.js'
import { worklistLooks } from './Worklist/worklist-looks.js'
import { defineQuickLinkIcons, defineWorklistIcons } from './index.js'

const getQuickLinks = () => ['pension', 'shield', 'clock'].map(getQuickLinkIcon)
const getWaiting = () => [worklistLooks.offers.icon, worklistLooks.service.icon]

test('an insurer has icons of its own for quick links, until they are taken back', () => {
  const before = getQuickLinks()
  const undo = defineQuickLinkIcons({ pension: StarIcon, shield: HeartPulseIcon })
  expect(getQuickLinks()).toEqual([StarIcon, HeartPulseIcon, before.at(-1)])
  undo()
  expect(getQuickLinks()).toEqual(before)
})

test('an insurer has icons of its own for what waits, until they are taken back', () => {
  const before = getWaiting()
  const undo = defineWorklistIcons({ offers: StarIcon })
  expect(getWaiting()).toEqual([StarIcon, before.at(-1)])
  undo()
  expect(getWaiting()).toEqual(before)
})

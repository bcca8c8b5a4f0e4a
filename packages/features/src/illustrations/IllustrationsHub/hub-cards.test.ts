import { illustrationCards } from '@producer-portal/domain/illustrations'
import { getText } from '@producer-portal/ui'
import { expect, test } from 'vitest'
import { illustrationsHubMessages } from '../messages.js'
import { cardTexts } from './hub-cards.js'

const toText = (key: keyof typeof illustrationsHubMessages.entries) => getText(illustrationsHubMessages.entries[key])

test.each(illustrationCards)('the card $id has the title of its quick link', ({ id, quickLinkName }) => {
  const texts = cardTexts.get(id)
  expect(texts && toText(texts.title)).toBe(quickLinkName)
})

test('only new life sales have an exception, and only disability income has links', () => {
  const all = [...cardTexts]
  expect(all.filter(([, { note }]) => note).map(([id]) => id)).toEqual(['life'])
  expect(all.flatMap(([id, { links = [] }]) => links.map((text) => [id, toText(text)]))).toEqual([
    ['disability-income', 'Training videos'],
    ['disability-income', 'User guide'],
  ])
})

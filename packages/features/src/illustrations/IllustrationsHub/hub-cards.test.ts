import { illustrationCards } from '@producer-portal/domain/illustrations'
import { expect, test } from 'vitest'
import { getText } from '@producer-portal/ui'
import { illustrationsHubMessages } from '../messages.js'
import { illustrationCardDefinitions } from './hub-cards.js'

const toText = (key: keyof typeof illustrationsHubMessages.entries) => getText(illustrationsHubMessages.entries[key])

test('every card has the title of its quick link, in the order of the hub', () => {
  expect(illustrationCardDefinitions.map(({ id, quickLinkName, title }) => [id, quickLinkName, toText(title)])).toEqual(
    illustrationCards.map(({ id, quickLinkName }) => [id, quickLinkName, quickLinkName]),
  )
})

test('only new life sales have an exception, and only disability income has links', () => {
  expect(illustrationCardDefinitions.filter(({ exceptionText }) => exceptionText).map(({ id }) => id)).toEqual(['life'])
  expect(illustrationCardDefinitions.flatMap(({ id, links }) => links.map(({ text }) => [id, toText(text)]))).toEqual([
    ['disability-income', 'Training videos'],
    ['disability-income', 'User guide'],
  ])
  expect(illustrationCardDefinitions.every(({ descriptions }) => descriptions.length > 0)).toBe(true)
})

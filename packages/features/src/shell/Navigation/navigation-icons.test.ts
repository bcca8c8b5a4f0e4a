import { navigationTree } from '@producer-portal/domain/catalog'
import { BriefcaseIcon, FolderIcon, TrophyIcon } from '@producer-portal/ui'
import { expect, test } from 'vitest'
import { defineIcons } from '../../icons/own-icons.js'
import { getNavigationIcon } from './navigation-icons.js'

test.each([
  ['leaderboard', TrophyIcon],
  ['New-Business', BriefcaseIcon],
  ['something-new', FolderIcon],
  [null, FolderIcon],
])('the icon name %s has its drawing', (iconName, icon) => {
  expect(getNavigationIcon(iconName)).toBe(icon)
})

test('every place of the demo has a drawing of its own', () => {
  const icons = navigationTree.map(({ iconName }) => getNavigationIcon(iconName))
  expect(icons).not.toContain(FolderIcon)
  expect(new Set(icons).size).toBe(navigationTree.length)
})

test('an insurer has icons of its own, until they are taken back', () => {
  const undo = defineIcons({ navigation: { claims: TrophyIcon, 'new-business': FolderIcon } })
  expect(['Claims', 'new-business'].map(getNavigationIcon)).toEqual([TrophyIcon, FolderIcon])
  undo()
  expect(['Claims', 'new-business'].map(getNavigationIcon)).toEqual([FolderIcon, BriefcaseIcon])
})

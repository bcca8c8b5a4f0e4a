import { MessagesProvider, overrideMessages } from '@producer-portal/features/i18n'
import { pageTitles } from '@producer-portal/features/page-titles'
import { termMessages } from '@producer-portal/features/term-messages'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { usePageName } from './usePageName.js'

const spanish = [
  overrideMessages(termMessages, { Leaderboard: 'Clasificación', Statements: 'Estados de cuenta' }),
  overrideMessages(pageTitles, { statements: 'Estados de cuenta Benefact y NCDC' }),
]
const inSpanish = ({ children }: { children: ReactNode }) => (
  <MessagesProvider overrides={spanish}>{children}</MessagesProvider>
)

test.each([
  ['in English', undefined, ['Leaderboard', 'Benefact & NCDC Statements', 'No access']],
  ['in another language', inSpanish, ['Clasificación', 'Estados de cuenta Benefact y NCDC', 'No access']],
])('a page without a title of its own is called like its link in the navigation: %s', (_, wrapper, names) => {
  const { result } = renderHook(usePageName, { wrapper })
  expect((['leaderboard', 'statements', 'noAccess'] as const).map(result.current)).toEqual(names)
})

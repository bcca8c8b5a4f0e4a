import { mockStatementYears } from '@producer-portal/domain/mocks'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { StatementsScreen } from './StatementsScreen.js'

const nothing = () => undefined

test('a year that brought as much as the one before is unchanged', () => {
  const [year, before] = mockStatementYears(new Date('2026-03-16T15:00:00Z'))
  if (!year || !before) throw new Error('There are no two years')
  render(
    <StatementsScreen
      years={[year, { ...year, year: before.year }]}
      downloads={{}}
      onDownload={nothing}
      onRetry={nothing}
    />,
  )
  expect(screen.getByText('Payments unchanged')).toBeDefined()
  expect(screen.getByText('Credits unchanged')).toBeDefined()
})

test('one statement is not offered as all of them', () => {
  const [year] = mockStatementYears(new Date('2026-03-16T15:00:00Z'))
  if (!year) throw new Error('There is no year')
  const screenOf = (ncdcId: string | null) => (
    <StatementsScreen
      years={[{ ...year, benefactId: 'B1', ncdcId }]}
      downloads={{}}
      onDownload={nothing}
      onDownloadAll={nothing}
      onRetry={nothing}
    />
  )
  const { rerender } = render(screenOf(null))
  expect(screen.queryByText(/All statements/)).toBeNull()
  rerender(screenOf('N1'))
  expect(screen.getByText(/All statements/)).toBeDefined()
})

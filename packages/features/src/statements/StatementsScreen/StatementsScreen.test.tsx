import { mockStatementYears } from '@producer-portal/domain/mocks'
import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { StatementsScreen, type StatementsScreenProps } from './StatementsScreen.js'

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

const [newest] = mockStatementYears(new Date('2026-03-16T15:00:00Z'))
const withPaid = (year: number, paid: number) => ({
  year,
  benefactId: `B${year}`,
  ncdcId: null,
  benefact: newest?.benefact && { ...newest.benefact, paid, credits: paid },
})
const renderYears = (years: StatementsScreenProps['years']) =>
  render(<StatementsScreen years={years} downloads={{}} onDownload={nothing} onRetry={nothing} />)

test('a year without figures leaves the others theirs, and is compared with none', async () => {
  renderYears([withPaid(2025, 300), { year: 2024, benefactId: 'B2024', ncdcId: 'N2024' }])
  const table = within(await screen.findByRole('grid'))
  const [first, second] = table.getAllByRole('row').slice(1)
  expect(first?.textContent).toMatch(/^2025\$300\.00300/)
  expect(second?.textContent).not.toContain('$')
  expect(table.queryByText(/^(?:Up|Down|Payments) /)).toBeNull()
  expect(screen.queryByRole('group', { name: 'Paid by year' })).toBeNull()
})

test('what went down is told without a sign', async () => {
  renderYears([withPaid(2025, 1000), withPaid(2024, 1100)])
  const table = within(await screen.findByRole('grid'))
  expect([table.getByText('Down $100.00'), table.getByText('Down 100 credits')]).toHaveLength(2)
})

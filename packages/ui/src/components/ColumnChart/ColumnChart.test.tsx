import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ColumnChart, type ColumnChartProps } from './ColumnChart.js'

const chart = (values: readonly (number | null)[], props: Partial<ColumnChartProps> = {}) => (
  <ColumnChart
    title="Invoices by age"
    items={values.map((value, index) => ({ id: `${index}`, label: `Class ${index}`, value }))}
    {...props}
  />
)
const shares = () =>
  screen.getAllByRole('listitem').map((item) => {
    return item.querySelector<HTMLElement>('[aria-hidden][style]')?.style.getPropertyValue('--share')
  })

test('a column that counts nothing is a button too, so that the choice of it can be taken back', async () => {
  const onSelectionChange = vi.fn()
  render(chart([4, 0], { selectedKey: '1', onSelectionChange }))
  await userEvent.click(screen.getByRole('button', { name: 'Class 1 0', pressed: true }))
  expect(onSelectionChange).toHaveBeenCalledExactlyOnceWith(null)
})

test('a column whose count is unknown is no button and shows no number, even while it is chosen', () => {
  render(chart([4, null], { selectedKey: '1', onSelectionChange: vi.fn() }))
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Class 0 4'])
  expect(screen.getAllByRole('listitem')[1]?.textContent.trim()).toBe('Class 1')
})

test.each([
  [
    [4, 1, null],
    ['100%', '25%', '0%'],
  ],
  [
    [0, 0],
    ['0%', '0%'],
  ],
])('the counts %j are drawn as %j of the height', (values, expected) => {
  render(chart(values))
  expect(shares()).toEqual(expected)
})

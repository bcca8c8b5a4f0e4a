import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DescriptionList } from './DescriptionList.js'

test('pairs each label with its value, and shows a dash where there is none', () => {
  render(
    <DescriptionList
      items={[
        { term: 'Policy Number', detail: '00123456' },
        { term: 'Days Pending', detail: 0 },
        { term: 'Billing Group', detail: null },
        { term: 'Payor', detail: '' },
      ]}
    />,
  )
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toHaveLength(4)
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['00123456', '0', '—', '—'])
})

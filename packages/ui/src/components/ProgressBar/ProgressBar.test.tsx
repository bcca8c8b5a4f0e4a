import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ProgressBar } from './ProgressBar.js'

const bar = () => screen.getByRole('progressbar', { name: 'Uploading 3 files' })
const state = () => ['aria-valuenow', 'aria-valuemax', 'aria-valuetext'].map((name) => bar().getAttribute(name))

test.each([
  [{ value: 40 }, ['40', '100', '40%']],
  [{ value: 3, max: 12, valueText: '3 of 12 MB' }, ['3', '12', '3 of 12 MB']],
  [{ value: 120 }, ['100', '100', '100%']],
  [{ value: -1 }, ['0', '100', '0%']],
  [{ value: 7, max: 9 }, ['7', '9', '77%']],
  [{ value: 0, max: 0 }, ['0', '0', '100%']],
  [{ value: 40, valueText: null }, ['40', '100', null]],
  [{ value: 99.6 }, ['99.6', '100', '99%']],
  [{}, [null, '100', null]],
])('%j is told as %j', (props, told) => {
  render(<ProgressBar label="Uploading 3 files" {...props} />)
  expect(state()).toEqual(told)
})

test('a hidden label still names it', () => {
  render(<ProgressBar label="Uploading 3 files" isLabelHidden value={1} />)
  expect(bar()).toBeDefined()
})

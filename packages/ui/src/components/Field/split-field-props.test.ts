import { expect, test } from 'vitest'
import { splitFieldProps } from './split-field-props.js'

test('what frames a field is parted from what its control is given', () => {
  const { frame, own } = splitFieldProps({
    label: 'City',
    id: 'city',
    className: 'wide',
    'aria-describedby': 'note',
    maxLength: 30,
  })
  expect(frame).toMatchObject({ label: 'City', controlId: 'city', className: 'wide', describedBy: 'note' })
  expect(own).toEqual({ maxLength: 30 })
})

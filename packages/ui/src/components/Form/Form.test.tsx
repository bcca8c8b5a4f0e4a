import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { TextField } from '../TextField/TextField.js'
import { Form, type FormFailure, type FormProps } from './Form.js'
import type { StandardSchema } from './standard-schema.js'

/** Each entry must begin with a digit. */
const schema: StandardSchema<object> = {
  '~standard': {
    version: 1,
    vendor: 'example',
    validate: (value) => {
      const wrong = Object.entries(Object(value)).filter(([, text]) => !/^\d/.test(String(text)))
      return wrong.length === 0
        ? { value: Object(value) }
        : { issues: wrong.map(([name]) => ({ message: `digit:${name}`, path: [name] })) }
    },
  },
}
const hours = (props: Partial<FormProps<object>> = {}) => (
  <Form onValidSubmit={vi.fn()} {...props}>
    <TextField name="opens" label="Opens at" />
    <TextField name="closes" label="Closes at" />
    <button type="submit">Save</button>
  </Form>
)
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))
const isInvalid = (name: string) => box(name).getAttribute('aria-invalid') === 'true'

test('what can be chosen several times under one name is a list, even where nothing or one is chosen', async () => {
  const onValidSubmit = vi.fn()
  render(
    <Form onValidSubmit={onValidSubmit}>
      <input type="checkbox" name="alerts" value="mail" />
      <input type="checkbox" name="alerts" value="text" defaultChecked />
      <input type="checkbox" name="days" value="monday" />
      <input type="checkbox" name="days" value="friday" />
      <input type="checkbox" name="agrees" value="yes" defaultChecked />
      <select multiple name="lines" aria-label="Lines" defaultValue={['Life']}>
        <option>Life</option>
      </select>
      <button type="submit">Save</button>
    </Form>,
  )
  await save()
  expect(onValidSubmit).toHaveBeenCalledExactlyOnceWith({ alerts: ['text'], days: [], agrees: 'yes', lines: ['Life'] })
})

test('entries are unsaved until they are again as at first, and no longer once the form has gone', async () => {
  const onUnsavedChange = vi.fn<(isUnsaved: boolean) => void>()
  const { unmount } = render(hours({ onUnsavedChange }))
  await userEvent.type(box('Opens at'), '9{Backspace}12')
  unmount()
  expect(onUnsavedChange.mock.calls.flat()).toEqual([true, false, true, false])
})

test('when a field is left, only what is wrong with it is said, and nothing of an empty one', async () => {
  render(hours({ schema, checksOnBlur: true }))
  await userEvent.click(box('Opens at'))
  await userEvent.tab()
  expect(isInvalid('Opens at')).toBe(false)
  await userEvent.keyboard('late')
  await userEvent.tab()
  expect([isInvalid('Opens at'), isInvalid('Closes at')]).toEqual([false, true])
  await userEvent.type(box('Closes at'), '{Home}9', { initialSelectionStart: 0 })
  expect(isInvalid('Closes at')).toBe(false)
})

test('a message of the rules is said in the words of the app, at its field and in the summary', async () => {
  render(hours({ schema, summaryTitle: 'Check your entries', getErrorText: (message) => message.toUpperCase() }))
  await save()
  expect(screen.getAllByText('DIGIT:OPENS')).toHaveLength(2)
  expect(screen.getByRole('link', { name: 'DIGIT:CLOSES' })).toBeTruthy()
})

const refused = (name: string): FormFailure => ({ fields: { [name]: 'The building is closed.' } })

test('the refusal of a field that has the focus already is read out, of another one it is read as that takes the focus', async () => {
  const { rerender } = render(hours({ failure: refused('closes') }))
  expect(document.activeElement).toBe(box('Closes at'))
  expect(screen.queryByRole('alert')).toBeNull()
  await userEvent.type(box('Closes at'), '18:00{Enter}')
  rerender(hours({ failure: refused('closes') }))
  expect(screen.getByRole('alert').textContent).toBe('The building is closed.')
})

test('a refusal goes with another entry, those of other fields stay, and the next one is shown again', async () => {
  const both = { fields: { ...refused('opens').fields, ...refused('closes').fields } }
  const { rerender } = render(hours({ failure: both }))
  await userEvent.type(box('Closes at'), '17')
  expect([isInvalid('Opens at'), isInvalid('Closes at')]).toEqual([true, false])
  await userEvent.type(box('Opens at'), '9')
  expect([isInvalid('Opens at'), isInvalid('Closes at')]).toEqual([false, false])
  rerender(hours({ failure: refused('opens') }))
  expect(isInvalid('Opens at')).toBe(true)
})

const failed = () => ({ failure: { title: 'Not saved', reasons: ['The connection was lost.'] } })

test('a failure that comes again takes the focus again', async () => {
  const { rerender } = render(hours(failed()))
  await userEvent.click(box('Opens at'))
  rerender(hours(failed()))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')))
})

test('what a field says is wrong itself comes before what the form found', () => {
  render(
    <Form onValidSubmit={vi.fn()} failure={refused('opens')}>
      <TextField name="opens" label="Opens at" error="Enter an hour." />
    </Form>,
  )
  expect(screen.getByText('Enter an hour.')).toBeTruthy()
  expect(screen.queryByText('The building is closed.')).toBeNull()
})

import { type DemoPerson } from '@producer-portal/domain/mocks'
import { type ComponentType, useState } from 'react'
import { expect, fn, type within } from 'storybook/test'
import { toStoryUser } from '../testing/story-user.js'

type Canvas = ReturnType<typeof within>

/** The initial args of the account form stories, without the values. */
export const accountFormArgs = {
  backHref: '/profile',
  onValuesChange: fn(),
  onCancel: fn(),
  onSave: fn(),
}

/** The args that show a form to a demo account. */
export const viewAsPerson = (person: DemoPerson) => ({ user: toStoryUser(person), profile: person.profile })

interface TypedProps<T> {
  values: T
  onValuesChange: (values: T) => void
}

/** A form that keeps its values, as the page does. */
export function withFormState<T, P extends TypedProps<T>>(Form: ComponentType<P & TypedProps<T>>) {
  return function WorkingForm(props: P & TypedProps<T>) {
    const [values, setTyped] = useState(props.values)
    const change = (next: T) => {
      setTyped(next)
      props.onValuesChange(next)
    }
    return <Form {...props} values={values} onValuesChange={change} />
  }
}

export const saveButton = (canvas: Canvas) => canvas.getByRole('button', { name: 'Save' })

/** The data is shown and can't be changed. */
export async function expectReadOnly(canvas: Canvas) {
  await expect(canvas.getByRole('note')).toBeVisible()
  await expect(canvas.queryByRole('textbox')).toBeNull()
  await expect(canvas.queryByRole('combobox')).toBeNull()
  await expect(canvas.queryByRole('button')).toBeNull()
}

/** The error has the focus and shows this text. */
export async function expectFailure(canvas: Canvas, text: string) {
  await expect(canvas.getByRole('alert')).toHaveFocus()
  await expect(canvas.getByRole('alert')).toHaveTextContent(text)
}

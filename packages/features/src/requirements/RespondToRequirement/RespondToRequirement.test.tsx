import { fireEvent, render, screen } from '@testing-library/react'
import { type ComponentProps, useState } from 'react'
import { expect, test } from 'vitest'
import { RespondToRequirement } from './RespondToRequirement.js'

const nothing = () => undefined

function Working({ comment: first = '', ...more }: Partial<ComponentProps<typeof RespondToRequirement>>) {
  const [comment, setComment] = useState(first)
  return (
    <RespondToRequirement
      isOpen
      onClose={nothing}
      requirement={{ pendingReqType: 'Mini exam' }}
      caseName="Dmitri A. Volkov"
      comment={comment}
      onCommentChange={setComment}
      onRespond={nothing}
      {...more}
    />
  )
}
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your response' })

test('text that an input method composes is left alone until it is composed', async () => {
  render(<Working />)
  await screen.findByRole('dialog')
  fireEvent.compositionStart(field())
  fireEvent.input(field(), { target: { value: 'a<' }, isComposing: true })
  expect(field().value).toBe('a<')
  fireEvent.compositionEnd(field())
  expect(field().value).toBe('a')
})

test('a comment on its way can be neither changed nor left', async () => {
  render(<Working comment="Done" state={{ kind: 'sending' }} />)
  await screen.findByRole('dialog')
  expect(field().readOnly).toBe(true)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Cancel' }).disabled).toBe(true)
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
})

import { mockCases } from '@producer-portal/domain/mocks'
import { markSent } from '@producer-portal/domain/requirements'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { storyNow } from '../../testing/story-clock.js'
import { CommentLinks } from './CommentLinks.js'

const nothing = () => undefined
const requirements = mockCases(storyNow)[0]?.requirements.slice(0, 1) ?? []
const comment = 'Please send as soon as possible.'

test('the comment on documents that were just sent is a text', () => {
  const sent = {
    now: storyNow,
    markers: requirements.map((each) => markSent(each, storyNow, [{ name: 'a.pdf', size: 1 }])),
  }
  const { rerender } = render(<CommentLinks row={{ requirements }} onUploadOpen={nothing} />)
  expect(screen.getByRole('button', { name: new RegExp(`^${comment}`) }).title).toBe(comment)
  rerender(<CommentLinks row={{ requirements }} sent={sent} onUploadOpen={nothing} />)
  expect([screen.queryByRole('button'), screen.getByText(comment)]).toEqual([null, expect.anything()])
})

test('a blank comment is none, and comments on requirements of one type say on which they are', () => {
  const twins = ['1', '2', '3'].flatMap((id) => requirements.map((each) => ({ ...each, id })))
  const row = { requirements: twins.map((each) => (each.id === '3' ? { ...each, comments: ' ' } : each)) }
  render(<CommentLinks row={row} onUploadOpen={nothing} />)
  const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))
  expect(names).toEqual([expect.stringContaining('#1'), expect.stringContaining('#2')])
})

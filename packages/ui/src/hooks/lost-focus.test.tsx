import { render, screen, waitFor } from '@testing-library/react'
import { Fragment, useRef } from 'react'
import { expect, test } from 'vitest'
import { restoreLostFocus, useFocusRestore } from './lost-focus.js'

const focused = () => document.activeElement?.id || document.activeElement?.tagName
const title = (
  <h1 key="title" id="title" data-page-title="" tabIndex={-1}>
    Cases
  </h1>
)
const main = <main key="main" id="main" tabIndex={-1} />
const place = <section key="place" id="place" tabIndex={-1} />
const dialogs = (
  <Fragment key="dialogs">
    <div id="below" data-pp-dialog="" tabIndex={-1} />
    <div id="top" data-pp-dialog="" tabIndex={-1} />
  </Fragment>
)

test.each([
  ['the place nearby', [place, title, main], 'place'],
  ['the page title', [title, main], 'title'],
  ['the main landmark', [main], 'main'],
  ['the topmost dialog', [title, main, dialogs], 'top'],
  ['nothing, where there is no place', [], 'BODY'],
])('a focus that is lost goes to %s', (_, parts, expected) => {
  render(parts)
  restoreLostFocus(document.getElementById('place'))
  expect(focused()).toBe(expected)
})

test.each([
  ['somewhere', {}, 'there'],
  ['in what is inert', { inert: true }, 'title'],
  ['in what is hidden from assistive technology', { 'aria-hidden': true }, 'title'],
])('a focus %s is kept only where people can use it', (_, attributes, expected) => {
  render(
    <>
      {title}
      <div {...attributes}>
        <button id="there">Open</button>
      </div>
    </>,
  )
  document.getElementById('there')?.focus()
  restoreLostFocus()
  expect(focused()).toBe(expected)
})

function Note() {
  const root = useRef<HTMLDivElement>(null)
  useFocusRestore(root, 'section')
  return (
    <div ref={root}>
      <button>Close</button>
    </div>
  )
}

const page = (hasNote: boolean) => (
  <>
    {title}
    <section id="place" tabIndex={-1}>
      {hasNote && <Note />}
    </section>
    <button id="other">Other</button>
  </>
)

test('what goes with the focus gives it to what is around it, and otherwise leaves it alone', async () => {
  const { rerender } = render(page(true))
  screen.getByRole('button', { name: 'Close' }).focus()
  rerender(page(false))
  await waitFor(() => expect(focused()).toBe('place'))
  rerender(page(true))
  document.getElementById('other')?.focus()
  rerender(page(false))
  await new Promise((resolve) => requestAnimationFrame(resolve))
  expect(focused()).toBe('other')
})

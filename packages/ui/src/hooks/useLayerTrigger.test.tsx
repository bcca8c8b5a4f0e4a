import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useLayerTrigger } from './useLayerTrigger.js'

interface ControlProps {
  popup?: 'menu' | 'dialog'
  preload?: () => Promise<void>
  subject?: string
}

/** The control, with what it says of its layer. */
function Control({ popup = 'menu', preload = async () => undefined, subject }: ControlProps) {
  const { props, opening, layerId, close } = useLayerTrigger(popup, preload, subject)
  return (
    <>
      <button {...props}>More</button>
      <p id={layerId}>{opening ?? 'closed'}</p>
      <button onClick={close}>Close</button>
    </>
  )
}
const control = () => screen.getByRole('button', { name: 'More' })
const layer = () => document.querySelector('p')

test.each([
  ['a press of the pointer', () => fireEvent.click(control(), { detail: 1 }), 'pointer'],
  ['Enter or a blank', () => fireEvent.click(control(), { detail: 0 }), 'first'],
  ['the arrow down', () => fireEvent.keyDown(control(), { key: 'ArrowDown' }), 'first'],
  ['the arrow up', () => fireEvent.keyDown(control(), { key: 'ArrowUp' }), 'last'],
  ['another key', () => fireEvent.keyDown(control(), { key: 'ArrowRight' }), 'closed'],
])('by %s a menu is opened at its place', (_, open, opening) => {
  render(<Control />)
  open()
  expect(layer()?.textContent).toBe(opening)
  const isOpen = opening !== 'closed'
  expect(control().getAttribute('aria-haspopup')).toBe('menu')
  expect(control().getAttribute('aria-expanded')).toBe(String(isOpen))
  expect(control().getAttribute('aria-controls')).toBe(isOpen ? layer()?.id : null)
})

test('the arrow that opens a menu does not scroll the page', () => {
  render(<Control />)
  expect(fireEvent.keyDown(control(), { key: 'ArrowDown' })).toBe(false)
  expect(fireEvent.keyDown(control(), { key: 'a' })).toBe(true)
})

test('a second press closes it, as does what it was opened for', () => {
  const { rerender } = render(<Control subject="one" />)
  fireEvent.click(control())
  fireEvent.click(control())
  expect(layer()?.textContent).toBe('closed')
  fireEvent.click(control())
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(layer()?.textContent).toBe('closed')
  fireEvent.click(control())
  rerender(<Control subject="two" />)
  expect(layer()?.textContent).toBe('closed')
})

test('a card is no menu: arrows leave it closed', () => {
  render(<Control popup="dialog" />)
  fireEvent.keyDown(control(), { key: 'ArrowDown' })
  expect(layer()?.textContent).toBe('closed')
  expect(control().getAttribute('aria-haspopup')).toBe('dialog')
})

test('its code is loaded as soon as the pointer or the focus comes near, and a failure is left to the layer', () => {
  const preload = vi.fn(() => Promise.reject(new Error('lost')))
  render(<Control preload={preload} />)
  fireEvent.pointerEnter(control())
  fireEvent.focus(control())
  expect(preload).toHaveBeenCalledTimes(2)
})

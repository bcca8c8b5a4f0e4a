import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LiveText } from './LiveText.js'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const region = () => document.querySelector('[aria-live]')
/** The element that holds the text; another one has come into the region when it is read out again. */
const line = () => region()?.firstElementChild
const isBusy = () => region()?.getAttribute('aria-busy') === 'true'
const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })

test('what was there at first is not read out', () => {
  render(<LiveText text="20 left" />)
  const first = line()
  expect(isBusy()).toBe(false)
  wait(5000)
  expect(line()).toBe(first)
})

test('a change shows at once, and comes into its region again when changes pause', () => {
  const { rerender } = render(<LiveText text="3 left" />)
  const first = line()
  for (const text of ['2 left', '1 left']) {
    rerender(<LiveText text={text} />)
    wait(600)
    expect(region()?.textContent).toBe(text)
    expect(isBusy()).toBe(true)
    expect(line()).toBe(first)
  }
  wait(400)
  expect(isBusy()).toBe(false)
  expect(line()).not.toBe(first)
  expect(screen.getAllByText('1 left')).toHaveLength(1)
})

test('a text that comes back before changes pause is not read out again', () => {
  const { rerender } = render(<LiveText text="2 left" />)
  const first = line()
  rerender(<LiveText text="1 left" />)
  rerender(<LiveText text="2 left" />)
  expect(isBusy()).toBe(false)
  wait(2000)
  expect(line()).toBe(first)
})

test('the same text is read out once more when what it is about has changed', () => {
  const { rerender } = render(<LiveText text="12 cases" />)
  const first = line()
  rerender(<LiveText text="12 cases" about="Agent: Elena Rivera" />)
  wait(1000)
  expect(line()).not.toBe(first)
})

test('one that comes as an answer is read out when its region has been there for a while', () => {
  render(<LiveText text="Copied" isFirstRead pause={100} />)
  const first = line()
  expect(isBusy()).toBe(true)
  wait(100)
  expect(isBusy()).toBe(false)
  expect(line()).not.toBe(first)
})

test('one without a text for the ear is silent', () => {
  const { rerender } = render(<LiveText text="3 left" />)
  rerender(<LiveText text={null}>No count</LiveText>)
  expect(region()?.getAttribute('aria-live')).toBe('off')
  expect(screen.getByText('No count')).toBeDefined()
  wait(2000)
  expect(region()?.getAttribute('aria-live')).toBe('off')
})

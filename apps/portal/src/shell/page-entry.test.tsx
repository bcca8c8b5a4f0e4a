import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { focusPage } from './focus-page.js'
import { NearView } from './NearView.js'
import { getPageTitle, usePageTitle } from './page-title.js'

const visit = vi.hoisted(() => {
  const listeners: (() => void)[] = []
  const end = new Promise<void>((resolve) => listeners.push(resolve))
  return { end, over: () => listeners.forEach((listener) => listener()) }
})
vi.mock('./first-visit.js', () => ({ firstVisitEnd: visit.end }))

test('a new page has the focus in its field, otherwise at its heading, which no Tab reaches', () => {
  const view = render(
    <>
      <h1>Statements</h1>
      <input aria-label="Search" data-entry-focus />
    </>,
  )
  focusPage()
  expect(document.activeElement).toBe(screen.getByLabelText('Search'))
  expect(screen.getByRole('heading').tabIndex).not.toBe(0)
  view.rerender(<h1>Statements</h1>)
  focusPage()
  expect(document.activeElement).toBe(screen.getByRole('heading'))
  expect(screen.getByRole('heading').tabIndex).toBe(-1)
  view.unmount()
  expect(focusPage).not.toThrow()
})

const Titled = ({ title }: { title: string | null }) => {
  usePageTitle(title)
  return null
}

test('what is shown is in the title of the tab, before the name of the portal', () => {
  document.title = 'Before'
  const view = render(<Titled title={null} />)
  expect(document.title).toBe('Before')
  view.rerender(<Titled title="Ada Parkinson" />)
  expect(document.title).toBe(getPageTitle('Ada Parkinson'))
  expect(document.title).toMatch(/^Ada Parkinson · \S/)
})

/** The places that are watched, and what tells that they are near the window. */
let watched: { element: Element; options: IntersectionObserverInit | undefined; tell: (isNear: boolean) => void }[]
let stopped: number

beforeEach(() => {
  watched = []
  stopped = 0
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #notify: (entries: { isIntersecting: boolean }[]) => void
      readonly #options: IntersectionObserverInit | undefined
      constructor(notify: (entries: { isIntersecting: boolean }[]) => void, options?: IntersectionObserverInit) {
        this.#notify = notify
        this.#options = options
      }
      observe(element: Element) {
        const tell = (isIntersecting: boolean) => this.#notify([{ isIntersecting }])
        watched.push({ element, options: this.#options, tell })
      }
      disconnect() {
        stopped += 1
      }
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

test('what is far below is drawn once it is near, in the place that is free for it', () => {
  const view = render(
    <NearView height="20rem">
      <p>Chart</p>
    </NearView>,
  )
  const [place] = watched
  expect(place?.options?.rootMargin).toBe('200px')
  expect(place?.element.getAttribute('style')).toContain('20rem')
  act(() => place?.tell(false))
  expect(screen.queryByText('Chart')).toBeNull()
  act(() => place?.tell(true))
  expect(screen.getByText('Chart')).toBeDefined()
  view.unmount()
  expect(stopped).toBe(1)
})

test('it is drawn as well once the first page has had its time', async () => {
  render(
    <NearView height="20rem">
      <p>Chart</p>
    </NearView>,
  )
  expect(screen.queryByText('Chart')).toBeNull()
  visit.over()
  expect(await screen.findByText('Chart')).toBeDefined()
})

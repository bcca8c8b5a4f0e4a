import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { watchActions, type ActionWatch } from './watch-actions.js'

let watch: ActionWatch
let main: HTMLElement

beforeEach(() => {
  document.body.innerHTML = '<main><button>Save</button><div role="status" id="standing"></div></main>'
  main = document.querySelector('main') ?? document.body
  watch = watchActions({ focusWithin: 500 })
})
afterEach(() => watch.stop())

const button = () => document.querySelector('button')
const act = (action: () => void) => watch.act(() => Promise.resolve(action()))
/** Adds an element as a framework does: with its attributes and its content. */
function add(html: string, parent: Element | null = main): void {
  const holder = document.createElement('div')
  holder.innerHTML = html
  parent?.append(...holder.childNodes)
}

describe('an action loses the focus if the element with it', () => {
  test.each([
    ['goes', () => button()?.remove()],
    ['is in what becomes inert', () => main.setAttribute('inert', '')],
  ])('%s', async (_what, change) => {
    button()?.focus()
    await expect(act(change)).rejects.toThrow('The focus is lost: button "Save" had it')
  })

  test('gets it during the action', async () => {
    await expect(
      act(() => {
        button()?.focus()
        button()?.remove()
      }),
    ).rejects.toThrow('The focus is lost')
  })
})

describe('an action keeps the focus if', () => {
  test('another element gets it, even a little later', async () => {
    add('<a href="#next">Next</a>')
    button()?.focus()
    const action = act(() => {
      button()?.remove()
      setTimeout(() => document.querySelector('a')?.focus(), 100)
    })
    await expect(action).resolves.toBeUndefined()
  })

  test.each([
    ['nothing had it', () => button()?.remove()],
    ['users press beside what had it', () => (button()?.focus(), button()?.blur())],
  ])('%s', async (_what, action) => {
    await expect(act(action)).resolves.toBeUndefined()
  })
})

describe('a message may not be read out if', () => {
  test.each([
    ['its status comes with it', '<div role="status">Saved</div>'],
    ['its status comes with it and more', '<div><b>3</b><p><span aria-live="polite">Saved</span></p></div>'],
    ['its output comes with it', '<output>Saved</output>'],
  ])('%s', async (_what, html) => {
    await expect(act(() => add(html))).rejects.toThrow('A live region came together with its text')
  })

  test('its status comes after the action, before the test ends', async () => {
    await act(() => undefined)
    add('<div role="status">Saved</div>')
    expect(() => watch.stop()).toThrow('so that it may not be read out: "Saved"')
  })
})

describe('a message stands twice if', () => {
  test.each([
    ['the page shows what is announced', '3 books found', '<p>3 books\n found</p>'],
    ['another region has it', '3 books found', '<div role="alert">3 books found</div>'],
    ['a part of a region is beside it, too', '<b>Success:</b> <span>Your name is saved.</span>', 'Your name is saved.'],
  ])('%s', async (_what, message, beside) => {
    add(message, document.querySelector('#standing'))
    await expect(act(() => add(beside))).rejects.toThrow('A message stands in the page twice')
  })
})

describe('a message stands once if', () => {
  test.each([
    ['its other place is hidden', '<p aria-hidden="true">3 books found</p>'],
    ['its other place is behind a dialog', '<div inert><p>3 books found</p></div>'],
    ['a control is named like it', '<button>3 books found</button>'],
    ['another region has a part of it', '<div role="alert"><b>3 books found</b> twice</div>'],
    ['it is a part of another text', '<p>Yesterday there were 3 books found.</p>'],
  ])('%s', async (_what, beside) => {
    add('3 books found', document.querySelector('#standing'))
    await expect(act(() => add(beside))).resolves.toBeUndefined()
  })
})

describe('a message is read out if', () => {
  test.each([
    ['its region is older', () => add('<p>Saved</p>', document.querySelector('#standing'))],
    ['its status is in an older region', () => add('<p role="status">Saved</p>', document.querySelector('#standing'))],
    ['its region is empty at first', () => add('<div role="status"></div>')],
    ['it is an alert', () => add('<div role="alert">Not saved</div>')],
    ['it is in what waits', () => add('<div aria-busy="true"><p role="status">Loading</p></div>')],
    ['it says how new content begins', () => add('<div><p role="status">3 found</p><button>Save</button></div>')],
    ['it is part of a dialog that comes', () => add('<div role="dialog"><p role="status">3 found</p></div>')],
    ['it gets the focus', () => (add('<p role="status" tabindex="-1">Saved</p>'), main.querySelector('p')?.focus())],
  ])('%s', async (_what, action) => {
    await expect(act(action)).resolves.toBeUndefined()
  })

  test('nothing of it matters, as another page is loaded', async () => {
    const left = watchActions({ isPageLeft: () => true })
    await left.act(() => Promise.resolve(add('<div role="status">Signed out</div>')))
    expect(left.stop).not.toThrow()
  })

  test('it was there before the first action', async () => {
    add('<div role="status">3 found</div>')
    await expect(act(() => undefined)).resolves.toBeUndefined()
  })
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { leaveAsItCame } from './leave-as-it-came.js'
import { rememberPlaces, watchList } from './list-motion.js'

/** The motions that were begun, each with its line and what it changes; they end when `finish` is called. */
const motions: { text: string | null; keyframes: Record<string, string[]>; finish: () => void }[] = []
let isReduced = false

function createPromise() {
  const ends: (() => void)[] = []
  const promise = new Promise<void>((resolve) => {
    ends.push(resolve)
  })
  return { promise, resolve: () => ends.forEach((end) => end()) }
}

beforeEach(() => {
  motions.length = 0
  isReduced = false
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced }))
  Element.prototype.animate = function animate(this: Element, keyframes) {
    const { promise, resolve } = createPromise()
    motions.push({ text: this.textContent, keyframes: keyframes as Record<string, string[]>, finish: resolve })
    return { finished: promise } as unknown as Animation
  }
})
afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(Element.prototype, 'animate')
})

/** A list of these lines, 40 px each. */
function drawList(...names: string[]) {
  const list = document.createElement('ul')
  list.append(...names.map(createLine))
  document.body.append(list)
  return list
}

function createLine(name: string) {
  const line = document.createElement('li')
  line.textContent = name
  Object.defineProperties(line, {
    offsetTop: { get: () => [...(line.parentElement?.children ?? [])].indexOf(line) * 40 },
    offsetLeft: { value: 0 },
    offsetWidth: { value: 300 },
    offsetHeight: { value: 40 },
  })
  return line
}

const byName = (list: Element, name: string) =>
  [...list.children].find((line): line is HTMLElement => line.textContent === name) ?? document.createElement('li')
const seen = () => motions.map(({ text, keyframes }) => [text, Object.keys(keyframes).join(' ')])
const settled = () => new Promise((resolve) => setTimeout(resolve))

test('a line that goes slides out where it was, out of reach, and those below close up', async () => {
  const list = drawList('Upload', 'Comment', 'View')
  watchList(list)
  const done = byName(list, 'Upload')
  done.remove()
  await settled()
  expect(seen()).toEqual([
    ['Comment', 'translate'],
    ['View', 'translate'],
    ['Upload', 'opacity translate'],
  ])
  expect(motions[0]?.keyframes).toEqual({ translate: ['0px 40px', '0px 0px'] })
  expect([done.parentElement, done.inert, done.ariaHidden, done.style.insetBlockStart]).toEqual([
    list,
    true,
    'true',
    '0px',
  ])
  motions[2]?.finish()
  await settled()
  expect(done.isConnected).toBe(false)
  expect(motions).toHaveLength(3)
})

test.each([
  ['ltr', '2rem 0px'],
  ['rtl', '-2rem 0px'],
])('with writing that runs %s, a line goes toward the end', async (direction, end) => {
  const list = drawList('first', 'second')
  list.style.direction = direction
  watchList(list)
  byName(list, 'first').remove()
  await settled()
  expect(motions.at(-1)?.keyframes['translate']).toEqual(['0px 0px', end])
})

test('a line that was carried goes on from where it is drawn', async () => {
  const list = drawList('first', 'second')
  watchList(list)
  const carried = byName(list, 'first')
  vi.spyOn(list, 'getBoundingClientRect').mockReturnValue(new DOMRect(10, 100, 300, 80))
  vi.spyOn(carried, 'getBoundingClientRect').mockReturnValue(new DOMRect(16, 155, 300, 40))
  vi.spyOn(byName(list, 'second'), 'getBoundingClientRect').mockReturnValue(new DOMRect(10, 100, 300, 40))
  rememberPlaces(list)
  list.append(carried)
  await settled()
  expect(motions.map(({ text, keyframes }) => [text, keyframes['translate']])).toEqual([
    ['first', ['6px 15px', '0px 0px']],
  ])
})

test('a line that comes fades in, and one that moves slides from where it was', async () => {
  const list = drawList('first', 'second')
  watchList(list)
  list.append(createLine('third'))
  await settled()
  expect(seen()).toEqual([['third', 'opacity']])
  list.prepend(byName(list, 'third'))
  await settled()
  expect(seen().slice(1)).toEqual([
    ['third', 'translate'],
    ['first', 'translate'],
    ['second', 'translate'],
  ])
})

test('another page of a list, of which no line stays, is there at once', async () => {
  const list = drawList('first', 'second')
  watchList(list)
  list.replaceChildren(createLine('third'), createLine('fourth'))
  await settled()
  expect([list.textContent, motions]).toEqual(['thirdfourth', []])
})

test('under reduced motion lines go at once', async () => {
  isReduced = true
  const list = drawList('first', 'second')
  watchList(list)
  const first = byName(list, 'first')
  first.remove()
  await settled()
  expect([first.isConnected, motions]).toEqual([false, []])
})

test('a layer that is taken out plays its entrance backward, out of reach, and is gone', async () => {
  const { promise, resolve } = createPromise()
  const portal = document.createElement('div')
  portal.innerHTML = '<div><section data-pp-dialog>facts</section></div>'
  document.body.append(portal)
  const layer = portal.firstElementChild as HTMLElement
  layer.getAnimations = () => [{ finished: promise } as unknown as Animation]
  for (const part of layer.children) part.getAnimations = () => []

  leaveAsItCame(layer)
  portal.remove()
  await settled()
  expect([layer.parentElement, layer.inert, layer.ariaHidden, layer.dataset['leaving']]).toEqual([
    document.body,
    true,
    'true',
    '',
  ])
  expect(document.querySelector('[data-pp-dialog]')).toBeNull()
  resolve()
  await settled()
  expect(layer.isConnected).toBe(false)
})

test.each([
  ['stays in the document', false],
  ['goes under reduced motion', true],
])('a layer that %s is left alone', async (_what, isGone) => {
  isReduced = isGone
  const layer = document.createElement('div')
  document.body.append(layer)
  leaveAsItCame(layer)
  if (isGone) layer.remove()
  await settled()
  expect([layer.isConnected, layer.dataset['leaving']]).toEqual([!isGone, undefined])
})

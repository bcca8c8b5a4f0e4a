import { render } from '@testing-library/react'
import { createRef, type Ref } from 'react'
import { expect, test, vi } from 'vitest'
import { useMergedRef } from './useMergedRef.js'

function Part({ refs: [first, second, third] }: { refs: readonly Ref<HTMLElement>[] }) {
  return <div ref={useMergedRef(first, second, third)} />
}

test('an element is handed to every ref, and taken back when it goes', () => {
  const [one, other] = [createRef<HTMLElement>(), createRef<HTMLElement>()]
  const end = vi.fn()
  const callback = vi.fn((_element: HTMLElement | null) => end)
  const plain = vi.fn((_element: HTMLElement | null) => undefined)
  const { container, unmount } = render(
    <>
      <Part refs={[one, callback]} />
      <Part refs={[plain, other]} />
    </>,
  )
  const [first, second] = [...container.children]
  expect([one.current, other.current]).toEqual([first, second])
  expect(callback.mock.calls).toEqual([[first]])
  expect(plain.mock.calls).toEqual([[second]])
  unmount()
  expect([one.current, other.current]).toEqual([null, null])
  // One that says how it ends is not called with null, too
  expect([end.mock.calls.length, callback.mock.calls.length]).toEqual([1, 1])
  expect(plain.mock.calls).toEqual([[second], [null]])
})

test('refs that stay are left alone, and one that changes gets the element at once', () => {
  const callback = vi.fn((_element: HTMLElement | null) => undefined)
  const [before, after] = [createRef<HTMLElement>(), createRef<HTMLElement>()]
  const { container, rerender } = render(<Part refs={[callback, before]} />)
  rerender(<Part refs={[callback, before]} />)
  expect(callback).toHaveBeenCalledOnce()
  rerender(<Part refs={[callback, before, after]} />)
  expect([before.current, after.current]).toEqual([container.firstChild, container.firstChild])
})

import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LoadState, type LoadStateProps } from './LoadState.js'

const props: LoadStateProps<readonly string[]> = {
  value: 'loading',
  skeleton: 'bones',
  children: (names) => `${names.length} names`,
}

test.each<[rule: string, props: Partial<typeof props>, text: string]>([
  ['names the wait', { loadingLabel: 'Loading… ' }, 'Loading… bones'],
  ['leaves the name of the wait to the skeleton', {}, 'bones'],
  ['says nothing about a failure that the page reports elsewhere', { value: 'error' }, ''],
  ['draws empty content where nothing stands in its place', { value: [] }, '0 names'],
  ['takes an empty array for empty', { value: [], emptyState: 'none' }, 'none'],
  ['lets the caller say what is empty', { value: ['Ann'], emptyState: 'none', isEmpty: true }, 'none'],
  ['draws what was loaded', { value: ['Ann'], emptyState: 'none' }, '1 names'],
])('%s', (_, given, text) => {
  expect(render(<LoadState {...props} {...given} />).container.textContent).toBe(text)
})

test('says that it is busy as long as it loads', () => {
  const { container, rerender } = render(<LoadState {...props} />)
  expect(container.querySelector('[aria-busy="true"]')).not.toBeNull()
  rerender(<LoadState {...props} value={['Ann']} />)
  expect(container.querySelector('[aria-busy]')).toBeNull()
})

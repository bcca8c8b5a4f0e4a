import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { expect, test } from 'vitest'
import { useFocusAfterRemoval } from './useFocusAfterRemoval.js'

function Names({ refusesToRemove = false }: { refusesToRemove?: boolean }) {
  const [names, setNames] = useState(['Ada', 'Ben', 'Cleo'])
  const root = useRef<HTMLDivElement>(null)
  const beforeRemoval = useFocusAfterRemoval(root, 'button', names.length)
  const remove = (name: string, index: number) => {
    beforeRemoval(index)
    if (!refusesToRemove) setNames(names.filter((other) => other !== name))
  }
  return (
    <div ref={root} role="group" tabIndex={-1}>
      <div inert>
        <button type="button">On its way out</button>
      </div>
      {names.map((name, index) => (
        <button key={name} type="button" onClick={() => remove(name, index)}>
          {name}
        </button>
      ))}
    </div>
  )
}
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test.each([
  ['the next one', ['Ada'], 'Ben'],
  ['the last one after the end', ['Cleo'], 'Ben'],
  ['the next one, twice', ['Ada', 'Ben'], 'Cleo'],
])('the focus goes to %s', async (_rule, removed, focused) => {
  render(<Names />)
  for (const name of removed) await click(name)
  expect(document.activeElement?.textContent).toBe(focused)
})

test('when all are gone, the focus goes to what was around them', async () => {
  render(<Names />)
  for (const name of ['Ada', 'Ben', 'Cleo']) await click(name)
  expect(document.activeElement).toBe(screen.getByRole('group'))
})

test('what is not removed keeps the focus', async () => {
  render(<Names refusesToRemove />)
  await click('Ada')
  expect(document.activeElement?.textContent).toBe('Ada')
})

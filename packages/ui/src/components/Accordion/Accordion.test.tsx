import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Accordion, type AccordionProps } from './Accordion.js'

const items = [
  { id: 'size', title: 'How large may a file be?', content: '25 MB' },
  { id: 'type', title: 'Which files may I send?', content: 'PDF only' },
]
const show = (props: Partial<AccordionProps> = {}) => render(<Accordion items={items} {...props} />)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const open = () => screen.queryAllByRole('button', { expanded: true }).map(({ textContent }) => textContent)

test('each section is a heading with a button, and its content a landmark named by it', async () => {
  show({ headingLevel: 2 })
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2)
  await press('How large may a file be?')
  expect(screen.getByRole('region', { name: 'How large may a file be?' }).textContent).toBe('25 MB')
})

test.each([
  ['many', ['How large may a file be?', 'Which files may I send?']],
  ['one', ['Which files may I send?']],
] as const)('with %s open at most, a second section leaves %j open', async (openLimit, left) => {
  const onExpandedChange = vi.fn()
  show({ openLimit, onExpandedChange })
  await press('How large may a file be?')
  await press('Which files may I send?')
  expect(open()).toEqual(left)
  expect(onExpandedChange).toHaveBeenLastCalledWith(openLimit === 'one' ? ['type'] : ['size', 'type'])
})

test('more than six sections are no landmarks', () => {
  const many = Array.from({ length: 7 }, (_, index) => ({ id: `${index}`, title: `Question ${index}`, content: '' }))
  show({ items: many, expandedKeys: ['0'] })
  expect(open()).toEqual(['Question 0'])
  expect(screen.queryByRole('region')).toBeNull()
})

import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Accordion, type AccordionProps } from './Accordion.js'

const items = [
  { id: 'size', title: 'How large may a file be?', content: '25 MB' },
  { id: 'type', title: 'Which files may I send?', content: 'PDF only' },
]
const show = (props: Partial<AccordionProps> = {}) => render(<Accordion items={items} {...props} />)
const open = () => screen.queryAllByRole('button', { expanded: true }).map(({ textContent }) => textContent)

test.each([
  [6, 1],
  [7, 0],
])('of %i sections the open one makes %i landmarks', (length, landmarks) => {
  const many = Array.from({ length }, (_, index) => ({ id: `${index}`, title: `Question ${index}`, content: '' }))
  show({ items: many, expandedKeys: ['0'] })
  expect(open()).toEqual(['Question 0'])
  expect(screen.queryAllByRole('region')).toHaveLength(landmarks)
})

import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Disclosure } from './Disclosure.js'

const button = () => screen.getByRole('button', { name: 'Beneficiaries' })
const panel = () => document.getElementById(button().getAttribute('aria-controls') ?? '')

test('a state given from outside stays until it is given again', async () => {
  render(
    <Disclosure title="Beneficiaries" isExpanded={false}>
      Ada Byron
    </Disclosure>,
  )
  await userEvent.click(button())
  expect(panel()?.hidden).toBe(true)
})

test('with a level, the title is a heading of the page, and its content may be a landmark', () => {
  render(
    <Disclosure title="Beneficiaries" headingLevel={3} isLandmark defaultExpanded>
      Ada Byron
    </Disclosure>,
  )
  expect(screen.getByRole('heading', { level: 3, name: 'Beneficiaries' })).toBeDefined()
  expect(screen.getByRole('region', { name: 'Beneficiaries' }).textContent).toBe('Ada Byron')
})

test('a note of none is as muted as any other count', () => {
  render(<Disclosure title="Beneficiaries" note={0} />)
  expect(screen.getByText('0').textContent).toBe('0')
})

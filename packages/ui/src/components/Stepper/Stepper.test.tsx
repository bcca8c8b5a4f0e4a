import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Stepper } from './Stepper.js'

const steps = ['Product', 'Client', 'Review'].map((label) => ({ id: label, label }))

test.each([
  ['Product', []],
  ['Client', ['Product']],
  ['Review', ['Product', 'Client']],
])('at %s, the steps that lead back are %j, and it alone is current', (currentId, back) => {
  render(<Stepper steps={steps} currentId={currentId} onStepSelect={vi.fn()} />)
  expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(back)
  const current = [...document.querySelectorAll('[aria-current]')]
  expect(current.map((step) => [step.getAttribute('aria-current'), step.textContent])).toEqual([
    ['step', expect.stringContaining(currentId)],
  ])
})

test('speaks in the words it is given', () => {
  render(
    <Stepper
      steps={steps}
      currentId="Client"
      label="Antrag"
      doneText="fertig"
      summaryText={(place, count) => `Schritt ${place} von ${count}`}
    />,
  )
  const text = screen.getByRole('navigation', { name: 'Antrag' }).textContent
  expect(text).toContain('Schritt 2 von 3: Client')
  expect(text).toContain('Product, fertig')
})

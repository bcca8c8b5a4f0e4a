import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { expect, test } from 'vitest'
import { Switch } from './Switch.js'

test('what is wrong is alerted and describes it, with the state, the hint and what the caller adds', () => {
  render(
    <>
      <Switch label="Emails" stateText="Sending" hint="Once a week." error="Not saved." aria-describedby="more" />
      <p id="more">Ask us.</p>
    </>,
  )
  const ids = screen.getByRole('switch', { name: 'Emails' }).getAttribute('aria-describedby')?.split(' ') ?? []
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Sending',
    'Once a week.',
    'Not saved.',
    'Ask us.',
  ])
  expect(screen.getByRole('alert').textContent).toBe('Not saved.')
})

test('without more than a label nothing describes it, and it is valid', () => {
  render(<Switch label="Emails" />)
  const control = screen.getByRole('switch', { name: 'Emails' })
  expect([control.hasAttribute('aria-describedby'), control.hasAttribute('aria-invalid')]).toEqual([false, false])
})

// As it is written: there are no system colors here
test('its thumb shows against its track in forced colors, on and off', () => {
  const sheet = new ServerStyleSheet()
  renderToString(sheet.collectStyles(<Switch label="Emails" />))
  const inForcedColors = /@media \(forced-colors:\s?active\)\{((?:\.[^{]+\{[^}]*\})+)\}/g
  const rules = [...sheet.getStyleTags().matchAll(inForcedColors)].map(([, inner]) => inner).join('')
  const getBackground = (state: string) => new RegExp(`\\.\\w+${state}\\{background:(\\w+);`).exec(rules)?.[1]
  expect([getBackground(':checked'), getBackground(':checked::before')]).toEqual(['Highlight', 'Canvas'])
  // What has no color of its own there has the page's
  expect([getBackground(''), getBackground('::before')]).toEqual([undefined, 'CanvasText'])
})

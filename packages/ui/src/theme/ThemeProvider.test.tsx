import { render, screen } from '@testing-library/react'
import { Profiler } from 'react'
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { expect, test, vi } from 'vitest'
import { Modal } from '../components/Modal/Modal.js'
import { seaBrand } from '../testing/sample-brands.fixture.js'
import { defaultBrand } from '../tokens/brand.js'
import { ThemeProvider } from './ThemeProvider.js'

const root = () => document.documentElement.dataset

test('an app chooses its theme by attributes of the document', () => {
  render(
    <ThemeProvider brand={seaBrand} mode="dark" density="compact">
      page
    </ThemeProvider>,
  )
  expect([root().ppBrand, root().ppMode, root().ppDensity]).toEqual(['sea', 'dark', 'compact'])
})

test('without a choice the page follows the settings of the user', () => {
  render(<ThemeProvider>page</ThemeProvider>)
  expect([root().ppMode, root().ppDensity]).toEqual(['system', 'system'])
})

test('a switch of brand, mode or density renders nothing below', () => {
  const onRender = vi.fn()
  const page = (
    <Profiler id="page" onRender={onRender}>
      <p>page</p>
    </Profiler>
  )
  const { rerender } = render(<ThemeProvider mode="light">{page}</ThemeProvider>)
  rerender(
    <ThemeProvider mode="dark" brand={seaBrand} density="compact">
      {page}
    </ThemeProvider>,
  )
  expect(root().ppMode).toBe('dark')
  expect(onRender).toHaveBeenCalledOnce()
})

test('a preview dresses only itself, and what floats above it wears the same theme', async () => {
  render(
    <ThemeProvider mode="light" brand={defaultBrand}>
      <ThemeProvider scope="element" mode="dark" brand={seaBrand}>
        <Modal isOpen onClose={() => undefined} title="Preview">
          inside
        </Modal>
      </ThemeProvider>
    </ThemeProvider>,
  )
  expect(root().ppMode).toBe('light')
  const dialog = await screen.findByRole('dialog', { name: 'Preview' })
  expect(dialog.closest('[data-pp-mode]')?.getAttribute('data-pp-brand')).toBe('sea')
})

test('a page from a server is dressed before any script has run', () => {
  const sheet = new ServerStyleSheet()
  renderToString(sheet.collectStyles(<ThemeProvider mode="dark">page</ThemeProvider>))
  const styles = sheet.getStyleTags()
  expect(styles).toContain("[data-pp-mode='dark'],:root:not([data-pp-brand]){color-scheme:dark;")
})

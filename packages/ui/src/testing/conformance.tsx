import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cloneElement, createRef, StrictMode, type ReactElement, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { expect, test, vi } from 'vitest'
import { getStatesInColorOnly } from './color-only-states.js'
import { ThemeWrapper } from './ThemeWrapper.js'
import { watchListeners } from './watch-listeners.js'

export interface Conformance {
  /**
   * True if ref and attributes go to the root (the default), or to the control in it; class name and style go to the
   * root.
   */
  part?: 'root' | 'control' | 'none'
  /** True if an id is among the attributes; true by default. */
  hasOwnId?: boolean
  /** True if it's a field with label, hint and error; false by default. */
  isField?: boolean
  /** True if the browser refuses to send a field that `isRequired` marks while it's empty; true by default. */
  isRequirable?: boolean
  /** The props that disable it; with `aria-disabled` it keeps the focus. */
  disabledBy?: readonly string[]
}

/** Rules that every component keeps to, whatever it does; in strict mode, where a second mount must change nothing. */
export function describeConformance(element: ReactElement<object>, conformance: Conformance): void {
  const { part = 'root', hasOwnId = true, isField = false, isRequirable = true, disabledBy = [] } = conformance

  test.for(part === 'none' ? [] : [part])(
    'gives ref and attributes to its %s, class name and style to its root, which has no outer margin',
    async () => {
      const ref = createRef<HTMLElement>()
      const id = hasOwnId ? { id: 'given' } : {}
      const given = { ref, ...id, 'data-given': '', className: 'given', style: { zIndex: 5 } }
      const { container } = render(cloneElement(element, given), { wrapper: StrictPage })
      await waitFor(() => expect(ref.current).not.toBeNull())
      expect(ref.current?.matches(hasOwnId ? '#given[data-given]' : '[data-given]')).toBe(true)
      const root = document.querySelector<HTMLElement>('.given')
      expect(part === 'root' ? root === ref.current : root?.contains(ref.current)).toBe(true)
      // A dialog is at the end of the document
      expect(container.contains(root) ? root?.parentElement : container).toBe(container)
      expect(root?.style.zIndex).toBe('5')
      expect(root && getOuterMargins(root)).toEqual([])
    },
  )

  test.for(isField ? ['hint, error and a text elsewhere'] : [])('its label names it; %s are read with it', (_texts) => {
    const ref = createRef<HTMLInputElement>()
    const texts = {
      ref,
      label: 'Label',
      hint: 'Hint',
      error: 'Error.',
      'aria-describedby': 'elsewhere',
      isRequired: true,
    }
    render(cloneElement(element, texts), { wrapper: StrictPage })
    const ids = ref.current?.getAttribute('aria-describedby')?.split(' ') ?? []
    const described = ids.map((id) => document.getElementById(id)?.textContent ?? id)
    expect(described).toEqual(['Hint', 'Error.', 'elsewhere'])
    expect(screen.getByLabelText(/^Label/)).toBe(ref.current)
    expect(ref.current?.getAttribute('aria-invalid')).toBe('true')
    expect(ref.current?.required).toBe(isRequirable)
  })

  test.for(disabledBy)('does nothing while disabled by %s', async (prop) => {
    const handler = vi.fn()
    const handlers = prop === 'isDisabled' ? {} : { onClick: handler, onChange: handler }
    const { container } = render(cloneElement(element, { [prop]: true, ...handlers }), { wrapper: StrictPage })
    const before = container.innerHTML
    await userEvent.tab()
    expect(container.contains(document.activeElement)).toBe(prop === 'aria-disabled')
    await userEvent.keyboard('{Enter} x')
    for (const control of container.querySelectorAll('a, button, input, select, textarea'))
      await userEvent.click(control)
    expect(handler).not.toHaveBeenCalled()
    expect(container.querySelector('[aria-expanded=true]')).toBeNull()
    // One that keeps the focus may say why it is disabled
    expect(prop === 'aria-disabled' ? before : container.innerHTML).toBe(before)
  })

  test('shows no state by a background alone, since forced colors take it away', async () => {
    const { baseElement } = render(element, { wrapper: StrictPage })
    await act(async () => undefined)
    expect(getStatesInColorOnly(baseElement)).toEqual([])
  })

  test('is drawn on a server, and hydrates as it was sent', async () => {
    const page = <StrictPage>{element}</StrictPage>
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = drawOnServer(page)
    const onRecoverableError = vi.fn()
    const root = await act(async () => hydrateRoot(container, page, { onRecoverableError }))
    expect(onRecoverableError).not.toHaveBeenCalled()
    act(() => root.unmount())
    container.remove()
  })

  test('takes its listeners and layers with it when it goes', async () => {
    render(null, { wrapper: StrictPage })
    const before = document.body.innerHTML
    const stopWatching = watchListeners()
    const { unmount, container } = render(element, { wrapper: StrictPage })
    await act(async () => undefined)
    unmount()
    container.remove()
    expect(document.body.innerHTML).toBe(before)
    expect(stopWatching()).toEqual([])
  })
}

function StrictPage({ children }: { children?: ReactNode }) {
  return (
    <StrictMode>
      <ThemeWrapper>{children}</ThemeWrapper>
    </StrictMode>
  )
}

/** An element out of the flow, such as hidden text, pushes nothing away. */
function getOuterMargins(root: Element): readonly string[] {
  const style = getComputedStyle(root)
  if (['absolute', 'fixed'].includes(style.position)) return []
  const ends = ['', '-top', '-right', '-bottom', '-left', '-block', '-block-start', '-block-end']
  const all = [...ends, '-inline', '-inline-start', '-inline-end']
  return all.map((end) => style.getPropertyValue(`margin${end}`)).filter((margin) => !['', '0', '0px'].includes(margin))
}

function drawOnServer(page: ReactNode): string {
  const sheet = new ServerStyleSheet()
  vi.stubGlobal('document', undefined)
  vi.stubGlobal('window', undefined)
  try {
    return renderToString(sheet.collectStyles(page))
  } finally {
    sheet.seal()
    vi.unstubAllGlobals()
  }
}

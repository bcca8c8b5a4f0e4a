import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LocaleProvider } from '../../i18n/LocaleProvider.js'
import { coreTexts } from '../../i18n/core-texts.js'
import { overrideMessages } from '../../i18n/messages.js'
import { LinkProvider, type LinkComponentProps } from '../LinkProvider/LinkProvider.js'
import { Link } from './Link.js'

const RouterLink = ({ href, children, ...rest }: LinkComponentProps) => (
  <a href={`/app${href}`} data-router="" {...rest}>
    {children}
  </a>
)

test('what opens a new tab is said in the words of the app, or of the link', () => {
  const externalText = 'se abre en una pestaña nueva'
  render(
    <LinkProvider component={RouterLink} externalText={externalText}>
      <Link href="https://example.com" isExternal>
        Directorio
      </Link>
      <Link href="https://example.com" isExternal externalText="nueva pestaña">
        Ayuda
      </Link>
    </LinkProvider>,
  )
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    `Directorio (${externalText})`,
    'Ayuda (nueva pestaña)',
  ])
})

test('without words of the app it is said in the language', () => {
  render(
    <LocaleProvider texts={[overrideMessages(coreTexts, { newTab: 'ouvre un nouvel onglet' })]}>
      <LinkProvider component={RouterLink}>
        <Link href="https://example.com" isExternal>
          Annuaire
        </Link>
      </LinkProvider>
    </LocaleProvider>,
  )
  expect(screen.getByRole('link').textContent).toBe('Annuaire (ouvre un nouvel onglet)')
})

test('without a router it is a plain link', () => {
  render(<Link href="/cases">Cases</Link>)
  expect(screen.getByRole('link', { name: 'Cases' }).getAttribute('href')).toBe('/cases')
})

test('a link that opens a new tab says so, passes the router by, and cannot be reached back', () => {
  render(
    <LinkProvider component={RouterLink}>
      <Link href="https://example.com" isExternal>
        Directory
      </Link>
    </LinkProvider>,
  )
  const link = screen.getByRole('link', { name: 'Directory (opens in a new tab)' })
  expect(link.getAttribute('href')).toBe('https://example.com')
  expect(link.getAttribute('target')).toBe('_blank')
  expect(link.getAttribute('rel')).toContain('noopener')
})

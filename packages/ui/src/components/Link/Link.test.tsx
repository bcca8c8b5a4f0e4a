import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
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

import { brands, harborLife } from '@producer-portal/domain/brand'
import { defaultLocale, formatMessage, overrideMessages } from '@producer-portal/ui'
import { render, screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { missingBrandTexts, toBrandTexts } from './brand-texts.js'
import { authored, defineMessages, listAuthored } from './define-messages.js'
import { MessagesProvider } from './MessagesProvider.js'
import { useMessages } from './useMessages.js'

const messages = defineMessages('sample', {
  title: 'New Business',
  showing: { one: 'Showing {count} Case', other: 'Showing {count} Cases' },
  help: authored('Call {brand} at {phone}, {name}.'),
  warned: authored({ one: '{count} day left', other: '{count} days left' }),
})

function Sample() {
  const t = useMessages(messages)
  return (
    <p>
      {t('title')} · {t('showing', { count: 2 })} · {t('help', { name: 'Elena' })}
    </p>
  )
}

describe('formatMessage', () => {
  test.each([
    [0, 'Showing 0 Cases'],
    [1, 'Showing 1 Case'],
    [12, 'Showing 12 Cases'],
    [10_000, 'Showing 10,000 Cases'],
  ])('counts %i as "%s"', (count, expected) => {
    expect(formatMessage(messages.entries.showing, { count }, defaultLocale)).toBe(expected)
  })

  test('keeps a string of digits as it is', () => {
    expect(formatMessage('Agent {no}', { no: '100101' }, defaultLocale)).toBe('Agent 100101')
  })

  test('leaves a place without a value visible', () => {
    expect(formatMessage('Hello {nobody}', {}, defaultLocale)).toBe('Hello {nobody}')
  })
})

describe('useMessages', () => {
  test('without a brand shows the places that it fills', () => {
    render(<Sample />)
    expect(screen.getByText(/New Business/).textContent).toBe(
      'New Business · Showing 2 Cases · Call [brand] at [phone], Elena.',
    )
  })

  test('takes the brand and the wording of the deployment', () => {
    render(
      <MessagesProvider
        brand={toBrandTexts(harborLife)}
        overrides={[overrideMessages(messages, { title: 'Applications' })]}
      >
        <Sample />
      </MessagesProvider>,
    )
    expect(screen.getByText(/Applications/).textContent).toBe(
      'Applications · Showing 2 Cases · Call Harbor Life at 800-555-0163, Elena.',
    )
  })
})

describe('a missing brand', () => {
  test('is an error in development, once, that says what to do', () => {
    vi.stubEnv('NODE_ENV', 'development')
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    render(
      <MessagesProvider>
        <Sample />
        <Sample />
      </MessagesProvider>,
    )
    expect(log.mock.calls).toEqual([[expect.stringContaining('brand={toBrandTexts(brand)}')]])
  })

  test('is none with a brand around', () => {
    vi.stubEnv('NODE_ENV', 'development')
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    render(
      <MessagesProvider brand={toBrandTexts(harborLife)}>
        <MessagesProvider>
          <Sample />
        </MessagesProvider>
      </MessagesProvider>,
    )
    expect(log).not.toHaveBeenCalled()
  })

  test('is filled with nothing of a sample company', () => {
    const samples = brands.flatMap((brand) => Object.values(toBrandTexts(brand)))
    expect(Object.values(missingBrandTexts).filter((text) => samples.includes(text))).toEqual([])
  })
})

test('the audit lists the authored texts', () => {
  expect(listAuthored(messages)).toEqual([
    { subject: 'sample', key: 'help', text: 'Call {brand} at {phone}, {name}.' },
    { subject: 'sample', key: 'warned', text: '{count} day left / {count} days left' },
  ])
})

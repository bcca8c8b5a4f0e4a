import { updateLanguage } from '@producer-portal/domain/account'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { speak } from '../shell/language.js'
import { openPortal } from '../testing/open-portal.js'
import type { PortalTab } from '../testing/open-portal.js'

// A page that is loaded begins in the language of its device
beforeEach(() => act(() => speak('en-US')))

const choose = async ({ user }: PortalTab, language: string) =>
  user.click(await screen.findByRole('radio', { name: language }))

const findTitle = (name: string) => screen.findByRole('heading', { level: 1, name })
const spoken = () => [document.documentElement.lang, document.documentElement.dir]

test('a language is shown and read out at once, without loading the page, and kept on the service', async () => {
  const tab = await openPortal({ as: 'okafor', at: '/preferences' })
  await findTitle('Preferences')
  await choose(tab, 'Français')
  await screen.findByText('Le portail est maintenant en français.')
  await findTitle('Préférences')
  expect(spoken()).toEqual(['fr-CA', 'ltr'])
  expect(tab.sentTo(updateLanguage).map(({ body }) => body)).toEqual([{ language: 'fr-CA' }])
  const { body } = await tab.service.call('/api/profile', { as: 'okafor' })
  expect(body).toMatchObject({ language: 'fr-CA' })

  await choose(tab, 'English')
  await screen.findByText('The portal is in English now.')
  expect(spoken()).toEqual(['en-US', 'ltr'])
})

const openInSpanish = (at: string) =>
  openPortal({
    as: 'okafor',
    at,
    before: async ({ service }) => {
      await service.call('/api/profile/update/language', { as: 'okafor', method: 'POST', json: { language: 'es-US' } })
    },
  })

test('the next sign-in, on any device, is in the language', async () => {
  await openInSpanish('/preferences')
  await findTitle('Preferencias')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Español' }).checked).toBe(true)
  expect(spoken()).toEqual(['es-US', 'ltr'])
})

test('people are found by what is shown of them in the language', async () => {
  const { user } = await openInSpanish('/manage-access?agency=AG1001')
  await screen.findByRole('rowheader', { name: /Siobhán O'Connor/ })
  expect(screen.getAllByRole('rowheader').length).toBeGreaterThan(1)
  await user.type(within(screen.getByRole('main')).getByRole('searchbox'), 'antes del 8 de marzo')
  await waitFor(() =>
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining("Siobhán O'Connor"),
    ]),
  )
})

test('a user who has not chosen any reads English, whatever the last user of the device read', async () => {
  await act(() => speak('fr-CA'))
  await openPortal({ as: 'okafor', at: '/preferences' })
  await findTitle('Preferences')
  await waitFor(() => expect(spoken()).toEqual(['en-US', 'ltr']))
})

test('a choice that is not saved goes back, and the reason stands beside it', async () => {
  const tab = await openPortal({ as: 'okafor', at: '/preferences' })
  tab.fails(updateLanguage)
  await choose(tab, 'Español')
  await screen.findByText("We couldn't change the language. Try again.")
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'English' }).checked).toBe(true)
  expect(spoken()).toEqual(['en-US', 'ltr'])
  tab.recover()
  await choose(tab, 'Español')
  await screen.findByText('El portal está ahora en español.')
})

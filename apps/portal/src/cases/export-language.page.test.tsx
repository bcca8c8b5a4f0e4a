import { pages } from '@producer-portal/domain/shell'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { speak } from '../shell/language.js'
import { openPortal } from '../testing/open-portal.js'

// A page that is loaded begins in the language of its device
beforeEach(() => act(() => speak('en-US')))

/** Exports the pending cases of okafor, who has chosen a language. */
async function exportCases(language: string, count: RegExp, button: string) {
  const { user } = await openPortal({
    as: 'okafor',
    at: pages.pendingCases.path,
    before: async ({ service }) => {
      await service.call('/api/profile/update/language', { as: 'okafor', method: 'POST', json: { language } })
    },
  })
  const save = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1')
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function noteName(this: HTMLAnchorElement) {
    names.push(this.download)
  })
  await screen.findByText(count)
  await user.click(screen.getByRole('button', { name: button }))
  await user.click(await screen.findByRole('menuitem', { name: 'CSV' }))
  await waitFor(() => expect(save).toHaveBeenCalledOnce())
  const [file] = save.mock.lastCall ?? []
  const text = file instanceof Blob ? await file.text() : ''
  return { text, lines: text.split('\r\n'), names }
}

test('a list is exported in the language of the user: titles, statuses, dates and amounts', async () => {
  const { text, lines, names } = await exportCases('fr-CA', /\d+ dossiers en traitement$/, 'Exporter')
  expect(lines.find((line) => line.includes('assuré'))).toMatch(/^Nom de l’assuré;Numéro de contrat;/)
  expect(text).toMatch(/En tarification|En attente d’exigences/)
  expect(text).not.toMatch(/In Underwriting|Awaiting Requirements|Home Office/)
  expect(text).toMatch(/\b\d{4}-\d{2}-\d{2}\b/)
  expect(text).not.toMatch(/\b\d{2}\/\d{2}\/\d{4}\b/)
  expect(text).toMatch(/\d\s\d{3},\d{2}\s\$/)
  // The name is one for programs, in every language
  expect(names).toEqual([expect.stringMatching(/^newBusiness_pending_\d{4}\.csv$/)])
})

import {
  finishIllustration,
  getIllustrationWork,
  getIllustrationWorkFile,
  releaseIllustration,
  replaceIllustration,
  takeIllustration,
} from '@producer-portal/domain/illustrations'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPortal } from '../testing/open-portal.js'
import type { PortalTab } from '../testing/open-portal.js'

const at = '/home-office/illustrations'

const openWork = (before?: (tab: Pick<PortalTab, 'fails'>) => void) =>
  openPortal({ as: 'hale', at, ...(before && { before }) })

const numberOf = async () => {
  const [button] = await screen.findAllByRole('button', { name: /^Take IR-/ })
  return button?.textContent?.replace('Take ', '') ?? ''
}

async function takeOne(tab: PortalTab): Promise<string> {
  const requestNo = await numberOf()
  await tab.press(`Take ${requestNo}`)
  await screen.findAllByText(`${requestNo} is yours.`)
  await tab.press('Show under Yours')
  return requestNo
}

test('home office takes a request and declines it, and the producer reads the reason', async () => {
  const tab = await openWork()
  const requestNo = await takeOne(tab)
  await tab.press(`Decline ${requestNo}`)
  const dialog = within(await screen.findByRole('dialog', { name: `Decline ${requestNo}?` }))
  await tab.user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'The policy has lapsed.')
  await tab.user.click(dialog.getByRole('button', { name: 'Decline Request' }))
  await screen.findAllByText(`${requestNo} was declined. The producer is told.`)
  await tab.user.click(screen.getByRole('tab', { name: /^Closed/ }))
  await screen.findByText('Reason: The policy has lapsed.')
  const { body } = await tab.service.call('/api/illustration/requests', { as: 'okafor' })
  expect(body).toContainEqual(
    expect.objectContaining({ requestNo, declined: expect.objectContaining({ reason: 'The policy has lapsed.' }) }),
  )
})

test('what is no PDF is refused, and the request stays', async () => {
  const tab = await openWork()
  const requestNo = await takeOne(tab)
  tab.fails(finishIllustration, { status: 422 })
  const input = await screen.findByLabelText<HTMLInputElement>(`Upload PDF ${requestNo}`)
  await tab.user.upload(input, new File(['Hello'], 'a.pdf', { type: 'application/pdf' }))
  await screen.findAllByText('Choose a PDF.')
  expect(tab.sentTo(finishIllustration)).toHaveLength(1)
  screen.getByRole('button', { name: `Upload PDF ${requestNo}` })
})

test('a request that somebody else has taken meanwhile says so, and the list is fresh', async () => {
  const tab = await openWork()
  const requestNo = await numberOf()
  await tab.service.call(`/api/illustration/work/${requestNo}/take`, { as: 'moreau', json: {} })
  await tab.press(`Take ${requestNo}`)
  await screen.findAllByText('Someone else has changed this request. The list is up to date now.')
  await tab.user.click(screen.getByRole('tab', { name: /^With others/ }))
  await tab.press(`Take over ${requestNo}`)
  await screen.findAllByText(`${requestNo} is yours.`)
  expect(tab.sentTo(takeIllustration)).toHaveLength(2)
})

test('what fails can be tried again', async () => {
  const tab = await openWork(({ fails }) => fails(getIllustrationWork, { status: 409 }))
  await screen.findByText("We couldn't load the requests. Try again.")
  tab.recover()
  await tab.press('Retry')
  const requestNo = await takeOne(tab)
  tab.fails(releaseIllustration, { status: 500 })
  await tab.press(`Give back ${requestNo}`)
  expect(await screen.findAllByText("We couldn't save that. Try again.")).not.toEqual([])
})

test('the menu leads home office there, and nobody else', async () => {
  const { service } = await openPortal({ as: 'rivera', at })
  await screen.findByRole('heading', { level: 1, name: 'Nothing here.' })
  const tree = async (as: string) => (await service.call('/api/navigation-tree', { as })).text
  expect([await tree('hale'), await tree('rivera')].map((text) => text.includes(at))).toEqual([true, false])
})

test('each view has its address; there, a file that was sent is downloaded, and replaced by a PDF only', async () => {
  const tab = await openPortal({ as: 'hale', at: `${at}?view=closed` })
  const [button] = await screen.findAllByRole('button', { name: /^Download illustration IR-/ })
  const requestNo = button?.textContent?.replace('Download illustration ', '') ?? ''
  tab.fails(replaceIllustration, { status: 422 })
  const input = screen.getByLabelText<HTMLInputElement>(`Replace PDF ${requestNo}`, { selector: 'input' })
  await tab.user.upload(input, new File(['Hello'], 'a.pdf', { type: 'application/pdf' }))
  await waitFor(() => expect(tab.sentTo(replaceIllustration)).toHaveLength(1))
  await screen.findAllByText('Choose a PDF.')
  await tab.press(`Download illustration ${requestNo}`)
  await waitFor(() => expect(tab.sentTo(getIllustrationWorkFile)).toHaveLength(1))
  await tab.user.click(screen.getByRole('tab', { name: /^Yours/ }))
  await waitFor(() => expect(tab.address()).toBe(`${at}?view=own`))
})

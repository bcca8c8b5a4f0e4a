import { getAvailableStatements, getStatementFile } from '@producer-portal/domain/statements'
import { screen, waitFor } from '@testing-library/react'
import { unzipSync } from 'fflate'
import { expect, test, vi } from 'vitest'
import { openPortal } from '../testing/open-portal.js'
import type { OpenPortalOptions, PortalTab } from '../testing/open-portal.js'

const at = '/statements'

/** Opens the page of a producer whose statements are issued. */
const openStatements = (as: string, before?: OpenPortalOptions['before']) =>
  openPortal({
    as,
    at,
    before: async (tab) => {
      await issueAll(tab.service)
      await before?.(tab)
    },
  })

/** Stores a file for each statement, which the job takes seconds to write. */
async function issueAll({ services: { db } }: PortalTab['service']) {
  const document = new TextEncoder().encode('%PDF-1.7 statement')
  const years = await db.selectFrom('producer_year').select(['agent_no', 'year']).execute()
  const statements = years.flatMap((year) => ['benefact', 'ncdc'].map((kind) => ({ ...year, kind, document })))
  await db.insertInto('statement').values(statements).execute()
}
const benefact = '2024 Benefact statement (PDF)'

/** The names and contents of the files that the browser has saved. */
function watchDownloads() {
  const files: { name: string; content: Blob | MediaSource }[] = []
  const contents: (Blob | MediaSource)[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    contents.push(content)
    return `blob:${contents.length}`
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    const content = contents.at(-1)
    if (content) files.push({ name: this.download, content })
  })
  return files
}

test('a producer downloads statements of both kinds under their exact names', async () => {
  const { user } = await openStatements('rivera')
  const files = watchDownloads()
  await user.click(await screen.findByRole('button', { name: benefact }))
  expect(document.title).toMatch(/^Benefact & NCDC Statements · /)
  screen.getByRole('button', { name: 'Export' })
  await waitFor(() => expect(files.map(({ name }) => name)).toEqual(['2024 Benefact Statement.pdf']))
  await user.click(screen.getByRole('button', { name: '2023 NCDC statement (PDF)' }))
  await waitFor(() => expect(files.at(-1)?.name).toBe('2023 NCDC Statement.pdf'))
  const { content } = files[0] ?? {}
  expect(content instanceof Blob && (await content.text()).slice(0, 8)).toBe('%PDF-1.7')
})

test('statements without figures are offered, and nothing is exported of them', async () => {
  type Years = readonly { year: number; benefactId: string | null; ncdcId: string | null }[]
  await openStatements('rivera', ({ changesAnswer }) =>
    changesAnswer(getAvailableStatements, (years: Years) =>
      years.map(({ year, benefactId, ncdcId }) => ({ year, benefactId, ncdcId })),
    ),
  )
  await screen.findByRole('button', { name: benefact })
  expect(screen.queryByRole('button', { name: 'Export' })).toBeNull()
})

test('all statements come in one file under their names, and one that is missing is told', async () => {
  const { user, fails, recover } = await openStatements('rivera')
  const files = watchDownloads()
  const all = await screen.findByRole('button', { name: 'All statements (ZIP)' })
  const offered = screen.getAllByRole('button', { name: /\(PDF\)$/ }).length
  fails(getStatementFile, { status: 404 })
  await user.click(all)
  await screen.findByText("We couldn't download All statements (ZIP). Try again.")
  recover()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await waitFor(() =>
    expect(files.map(({ name }) => name)).toEqual([expect.stringMatching(/^Statements \d{4}-\d{4}\.zip$/)]),
  )
  const { content } = files[0] ?? {}
  const saved = content instanceof Blob ? unzipSync(new Uint8Array(await content.arrayBuffer())) : {}
  expect(Object.keys(saved)).toHaveLength(offered)
  expect(new TextDecoder().decode(saved['2024 NCDC Statement.pdf']?.slice(0, 8))).toBe('%PDF-1.7')
})

test('managers have no NCDC statements', async () => {
  await openStatements('okafor')
  await screen.findByRole('button', { name: benefact })
  expect(screen.queryByRole('button', { name: /NCDC/ })).toBeNull()
})

test('a file that fails to download says so beside its button, and can be tried again', async () => {
  const { user, fails, losesConnection, recover } = await openStatements('rivera')
  const files = watchDownloads()
  losesConnection(getStatementFile)
  await user.click(await screen.findByRole('button', { name: benefact }))
  await screen.findByText(`We couldn't download ${benefact}. Try again.`)
  recover()
  fails(getStatementFile, { status: 404 })
  await user.click(screen.getByRole('button', { name: `Retry ${benefact}` }))
  await screen.findByText(`We couldn't download ${benefact}. Try again.`)
  expect(files).toEqual([])
  recover()
  await user.click(screen.getByRole('button', { name: `Retry ${benefact}` }))
  await waitFor(() => expect(files.map(({ name }) => name)).toEqual(['2024 Benefact Statement.pdf']))
  expect(screen.queryByText(/couldn't download/)).toBeNull()
})

test('a file that is under way is fetched once, and leaving the page ends it', async () => {
  const { user, sentTo, neverAnswers, goTo } = await openStatements('rivera')
  const files = watchDownloads()
  const ended = vi.spyOn(AbortController.prototype, 'abort')
  neverAnswers(getStatementFile)
  await user.dblClick(await screen.findByRole('button', { name: benefact }))
  expect(sentTo(getStatementFile)).toHaveLength(1)
  await goTo('/leaderboard')
  expect(ended).toHaveBeenCalled()
  await goTo(at)
  await screen.findByRole('button', { name: benefact })
  expect(screen.queryByText(/couldn't download/)).toBeNull()
  expect(files).toEqual([])
})

test('a list that fails to load is not an empty one, and Retry loads it', async () => {
  const { user, recover } = await openStatements('rivera', ({ fails }) =>
    fails(getAvailableStatements, { status: 409 }),
  )
  await screen.findByText("We couldn't load your statements. Try again.")
  expect(screen.queryByText('No statements available')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Export' })).toBeNull()
  recover()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await screen.findByRole('button', { name: '2024 NCDC statement (PDF)' })
  expect(screen.queryByText("We couldn't load your statements. Try again.")).toBeNull()
  expect(screen.getByRole('button', { name: 'Export' })).toBeTruthy()
})

test('home office has no statements and is told why', async () => {
  await openPortal({ as: 'hale', at })
  await screen.findByText('No statements available')
  expect(screen.getByText("Statements belong to a producer's own account.")).toBeTruthy()
})

test('a producer without statements is not told that they belong to others', async () => {
  await openStatements('brandt')
  await screen.findByText('No statements available')
  expect(screen.queryByText("Statements belong to a producer's own account.")).toBeNull()
})

test('office staff have no such page, and stay signed in', async () => {
  const { leftTo } = await openPortal({ as: 'lin', at })
  await screen.findByRole('heading', { level: 1, name: 'Nothing here.' })
  expect(leftTo()).toBeUndefined()
})

test('while the list has no answer the page says that it is loading', async () => {
  await openPortal({ as: 'rivera', at, before: ({ neverAnswers }) => neverAnswers(getAvailableStatements) })
  await screen.findByText('Loading statements')
  expect(screen.queryByText('No statements available')).toBeNull()
})

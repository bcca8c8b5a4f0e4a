import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { answerCalls } from '../testing/answer-calls.js'
import { freshData } from '../testing/render-query.js'
import { sessionCookies, setCookies } from '../testing/sign-in-as.js'
import { askForProof } from './ProofPrompt.js'
import { endSession, refreshSession } from './session.js'
import { useProofQuestion, useSession } from './state.js'

/** The question, as long as somebody is signed in. */
function Page() {
  const question = useProofQuestion()
  return useSession().status === 'authenticated' && question
}

beforeEach(() => {
  answerCalls({ '/session-proof': { body: { password: true, email: null, mobilePhone: null, homePhone: null } } })
  setCookies(sessionCookies())
  act(refreshSession)
  const Data = freshData()
  render(
    <Data>
      <Page />
    </Data>,
  )
})
afterEach(() => act(endSession))

test('calls that wait for the same proof ask once', async () => {
  let asked: readonly Promise<boolean>[] = []
  act(() => {
    asked = [askForProof(), askForProof()]
  })
  const cancel = await screen.findAllByRole('button', { name: 'Cancel' })
  expect(cancel).toHaveLength(1)
  await act(async () => cancel[0]?.click())
  expect(await Promise.all(asked)).toEqual([false, false])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a session that ends meanwhile leaves no call waiting', async () => {
  let asked: Promise<boolean> | undefined
  act(() => {
    asked = askForProof()
  })
  await screen.findByRole('dialog')
  act(endSession)
  expect(await asked).toBe(false)
})

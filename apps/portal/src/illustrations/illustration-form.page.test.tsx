import { triggerIllustration } from '@producer-portal/domain/illustrations'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { at, choosePolicy, osei, receipt, scenarios, submitButton } from '../testing/illustration-form.js'
import { openPortal } from '../testing/open-portal.js'

test('after a request another one starts from an empty form', async () => {
  const tab = await openPortal({ as: 'rivera', at })
  await choosePolicy(tab, 'ellison')
  await tab.user.type(await scenarios(), 'Zero premium from 2030.')
  await tab.user.click(await submitButton())
  await (await receipt()).findByText(/The illustration will be sent per your instructions\./)
  await tab.press('Request another')
  expect(document.activeElement?.textContent).toBe('Select an In-Force policy')
  expect(screen.queryByRole('region', { name: 'Selected policy' })).toBeNull()
  await choosePolicy(tab, 'ellison')
  expect((await scenarios()).value).toBe('')
})

test('a policy whose request is not ready yet says so before it is requested again', async () => {
  const tab = await openPortal({ as: 'rivera', at })
  await choosePolicy(tab, osei)
  expect(screen.queryByText(/^You requested an illustration of this policy/)).toBeNull()
  await tab.user.click(await submitButton())
  await tab.press('Request another')
  await choosePolicy(tab, osei)
  await screen.findByText(
    /^You requested an illustration of this policy on .* \(number IR-\d+\), and it isn't ready yet\./,
  )
  await submitButton(/You requested an illustration of this policy/)
})

test('a usual scenario is sent once its blanks are filled in', async () => {
  const tab = await openPortal({ as: 'rivera', at })
  await choosePolicy(tab, osei)
  await tab.user.click(await screen.findByRole('checkbox', { name: 'I need a custom scenario.' }))
  await tab.press('Reduced paid-up')
  await tab.user.click(await submitButton(/^Fill in Date and Ages first\.$/))
  expect(tab.sentTo(triggerIllustration)).toEqual([])
  await tab.user.type(screen.getByLabelText('Date'), '01/01/2027')
  await tab.user.type(screen.getByLabelText('Ages'), '65, 75')
  await tab.user.click(await submitButton())
  await receipt()
  expect(tab.sentTo(triggerIllustration)[0]?.body).toMatchObject({
    instructions: expect.stringMatching(/stop premiums as of 01\/01\/2027 .* at ages 65, 75\.$/),
  })
})

test('the request survives a reload, and is asked about before it is left', async () => {
  const tab = await openPortal({ as: 'rivera', at })
  await choosePolicy(tab, 'ellison')
  await tab.press('Reduced paid-up')
  expect(document.activeElement).toBe(screen.getByLabelText('Date'))
  await tab.user.keyboard('10/01/2026')
  expect((await scenarios()).value).toMatch(/stop premiums as of 10\/01\/2026 /)
  tab.reload()
  expect((await scenarios()).value).toMatch(/stop premiums as of 10\/01\/2026 /)
  expect(screen.getByLabelText<HTMLInputElement>('Date').value).toBe('10/01/2026')
  const leave = async () => tab.user.click(await screen.findByRole('link', { name: 'Documentation' }))
  await leave()
  await tab.press('Stay on this page')
  expect((await scenarios()).value).toMatch(/stop premiums/)
  await leave()
  await tab.press('Leave')
  await screen.findByRole('heading', { level: 1, name: 'Documentation' })
  await tab.goTo(at)
  await screen.findByRole('heading', { name: 'Select an In-Force policy' })
  expect(screen.queryByRole('region', { name: 'Selected policy' })).toBeNull()
})

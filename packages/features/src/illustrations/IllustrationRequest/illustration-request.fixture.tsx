import {
  type IllustrationBanner,
  type IllustrationRequest,
  type IllustrationRequestEvent,
  illustrationRequestReducer,
  losesInstructions,
  startIllustrationRequest,
} from '@producer-portal/domain/illustrations'
import { mockSubmittedIllustrations } from '@producer-portal/domain/mocks'
import type { StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { storyNow } from '../../testing/story-clock.js'
import { SubmittedIllustrations } from '../SubmittedIllustrations/SubmittedIllustrations.js'
import { IllustrationRequestScreen, type IllustrationRequestScreenProps } from './IllustrationRequestScreen.js'

export const rivera = { agentNo: '100101', fullName: 'Elena Rivera' }
export const brandt = { agentNo: '100102', fullName: 'Jonas Brandt' }
const self = { value: 'rivera', label: 'Elena Rivera' }
const automated = { name: 'Kwame Osei', policy: '7100100403', product: 'Index UL', automated: true }
export const byHand = { name: 'Martha Ellison', policy: '7100100401', product: 'Keystone Whole Life', automated: false }
export const start = startIllustrationRequest([rivera])
export const filled: IllustrationRequest = { ...start, policy: automated, recipient: self }
export const manual: IllustrationRequest = { ...filled, policy: byHand }
export const custom: IllustrationRequest = { ...filled, isCustom: true }
export const success: IllustrationBanner = {
  kind: 'info',
  message: null,
  requestNo: 'IR-100047',
  expectedBy: new Date(storyNow.getTime() + 23.9 * 3_600_000).toISOString(),
  client: 'Kwame Osei',
  policy: '7100100403',
  delivery: 'sms',
  recipient: self,
}
export const afterSubmission: IllustrationRequest = { ...start, isSubmitted: true, banner: success }

/** The earlier requests, with the one that was just sent. */
export const requestsAfterSubmission = (
  <SubmittedIllustrations
    requests={mockSubmittedIllustrations(storyNow)}
    onRetry={fn()}
    justSentNo="IR-100047"
    downloads={{}}
    onDownload={fn()}
  />
)

export const screenArgs = {
  agents: [rivera],
  onRetry: fn(),
  user: { userId: 'rivera', fullName: 'Elena Rivera', agentNo: '100101' },
  request: filled,
  onRequestChange: fn(),
  onSearchOpen: fn(),
  onSubmit: fn(),
  hrefs: {
    phone: 'tel:800-555-0142',
    salesPhone: 'tel:800-555-0147',
    secureMessage: 'https://service.example.com/SMS/SMSControllerServlet?action=NEW&ad=policy&template=policy',
    manual: 'https://docs.example.com/inforce-illustration-manual',
  },
  children: (
    <SubmittedIllustrations
      requests={mockSubmittedIllustrations(storyNow)}
      onRetry={fn()}
      downloads={{}}
      onDownload={fn()}
    />
  ),
} satisfies IllustrationRequestScreenProps

/** Holds the request, as the page does. */
export function HeldRequest({ request: first, onRequestChange, ...args }: IllustrationRequestScreenProps) {
  const [request, setRequest] = useState(first)
  const [asked, setAsked] = useState<IllustrationRequestEvent | null>(null)
  const apply = (event: IllustrationRequestEvent) => {
    onRequestChange(event)
    setRequest(illustrationRequestReducer(request, event))
    setAsked(null)
  }
  return (
    <IllustrationRequestScreen
      {...args}
      request={request}
      onRequestChange={(event) => (losesInstructions(request, event) ? setAsked(event) : apply(event))}
      resetQuestion={asked && { onKeep: () => setAsked(null), onDiscard: () => apply(asked) }}
    />
  )
}

type Canvas = Parameters<NonNullable<StoryObj['play']>>[0]['canvas']
export const submit = (canvas: Canvas) => canvas.getByRole('button', { name: 'Submit In-Force Illustration Request' })
export const headings = (canvas: Canvas) =>
  canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
export const scenarios = (canvas: Canvas) =>
  canvas.getByRole('textbox', { name: /^Please describe any scenarios you would like illustrated\./ })

export async function expectBlocked(canvas: Canvas, args: { onSubmit: () => void }, reason: string) {
  await expect(submit(canvas)).toHaveAttribute('aria-disabled', 'true')
  await expect(submit(canvas)).toHaveAccessibleDescription(reason)
  await expect(canvas.getByText(reason)).toBeVisible()
  await userEvent.click(submit(canvas))
  await expect(args.onSubmit).not.toHaveBeenCalled()
}

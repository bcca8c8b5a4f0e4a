import {
  getIllustrationFile,
  illustrationAgentLabel,
  illustrationRecipients,
  isIllustrationOpen,
  policySearchRequest,
  searchIllustrationPolicies,
  secureMessageLink,
  selectPolicy,
  visibleIllustrationCards,
  type IllustrationAgent,
  type IllustrationPolicy,
  type IllustrationUser,
  type SubmittedIllustration,
} from '@producer-portal/domain/illustrations'
import { applicationCodes } from '@producer-portal/domain/manage-access'
import { getQuickLinks, quickLinkOptions } from '@producer-portal/domain/quick-links'
import {
  IllustrationRequestScreen,
  IllustrationsHub,
  PolicySearchPanel,
  type RecentPolicy,
  SubmittedIllustrations,
} from '@producer-portal/features/illustrations'
import { useMemo, useState } from 'react'
import { useProfile } from '../auth/queries.js'
import { call } from '../api/api.js'
import { isUnreachable } from '../api/errors.js'
import { useDownloads } from '../api/useDownloads.js'
import { toLoad, useQuery } from '../api/useQuery.js'
import { useSearch } from '../api/useSearch.js'
import { UnsavedGuard } from '../drafts/UnsavedGuard.js'
import { useFocusAfterSearch } from '../home-office/useFocusAfterSearch.js'
import { useViewedLists } from '../home-office/useViewedLists.js'
import { hasPage } from '@producer-portal/domain/shell'
import { useIllustrationAgents, useIllustrationRequests, useSeenIllustrationRequests } from './queries.js'
import { useIllustrationForm } from './useIllustrationForm.js'
import { useWantedPolicy } from './useWantedPolicy.js'
import { useAddresses } from '../config/queries.js'
import { portalSettings } from '../config/portal-settings.js'

export { IllustrationWorkPage } from './IllustrationWorkPage.js'

/** /sales-support/illustrations/illustrations-hub: the illustration tools among the user's quick-link options. */
export function IllustrationsHubPage() {
  const hrefs = useIllustrationHrefs()
  const { data, error, reload } = useQuery(getQuickLinks, {})
  const cards = toLoad({ data: data && visibleIllustrationCards(quickLinkOptions(data), hasPage), error })
  return <IllustrationsHub cards={cards} onRetry={() => void reload()} hrefs={hrefs} />
}

const lists = [applicationCodes.illustrations]
const noAgents: readonly IllustrationAgent[] = []

/** /sales-support/illustrations/in-force-illustration-requests: a new request, and those that were sent before. */
export function IllustrationRequestPage() {
  const { user: signedIn, number, mustChooseFirst, viewed } = useViewedLists(lists, 'illustrations')
  useFocusAfterSearch(mustChooseFirst)
  const hrefs = useIllustrationHrefs()
  const { data: profile, error: profileError } = useProfile()
  const user: IllustrationUser = {
    userId: signedIn.userId,
    fullName: profile?.fullName ?? null,
    agentNo: profile?.agentNo ?? null,
  }
  const agents = useIllustrationAgents(number, !mustChooseFirst)
  const isKnown = agents.data !== undefined && (profile !== undefined || profileError !== undefined)
  const form = useIllustrationForm(agents.data ?? noAgents, user, number)
  const { wanted, want, clear } = useWantedPolicy(isKnown ? (agents.data ?? null) : null, user, form.change)
  const [isSearchOpen, setSearchOpen] = useState(false)
  const { agent, policy, banner } = form.request
  const { data: sent } = useIllustrationRequests()
  const openRequest = sent?.find(
    ({ policyNumber, state, requestedBy }) =>
      requestedBy.isSelf && policyNumber === policy?.policy && isIllustrationOpen(state),
  )
  const receipt = sent?.find(({ requestNo }) => requestNo === banner?.requestNo)
  const recent = useRecentPolicies(sent, agents.data ?? noAgents)
  const select = (found: IllustrationPolicy) => {
    setSearchOpen(false)
    form.change({
      type: 'policyPicked',
      policy: selectPolicy(found),
      recipients: illustrationRecipients(user, agent),
    })
  }
  const failure = isUnreachable(agents.error) ? 'unreachable' : 'error'
  return (
    <>
      <IllustrationRequestScreen
        agents={isKnown && agents.data ? agents.data : agents.error === undefined ? 'loading' : failure}
        onRetry={() => void agents.reload()}
        user={user}
        request={
          banner && receipt ? { ...form.request, banner: { ...banner, expectedBy: receipt.expectedBy } } : form.request
        }
        onRequestChange={form.change}
        onSearchOpen={() => setSearchOpen(true)}
        isSubmitting={form.isSubmitting}
        onSubmit={form.submit}
        resetQuestion={form.question}
        openRequest={openRequest}
        wantedPolicy={wanted && { ...wanted, onClose: clear }}
        recent={{ policies: recent, onSelect: want }}
        hrefs={hrefs}
        mustChooseFirst={mustChooseFirst}
        headerActions={viewed.actions}
        description={viewed.description}
      >
        <MyRequests justSentNo={form.sentNo} />
      </IllustrationRequestScreen>
      {agent && (
        <PolicySearch
          key={agent.agentNo}
          agent={agent}
          isOpen={isSearchOpen}
          onClose={() => setSearchOpen(false)}
          onSelect={select}
        />
      )}
      <UnsavedGuard isUnsaved={form.request.instructions.trim() !== ''} onLeave={form.discard} />
    </>
  )
}

interface PolicySearchProps {
  agent: IllustrationAgent
  isOpen: boolean
  onClose: () => void
  onSelect: (policy: IllustrationPolicy) => void
}

/** The search among the policies of one agent; another agent starts a new search. */
function PolicySearch({ agent, ...panel }: PolicySearchProps) {
  const { search, find } = useSearch(searchIllustrationPolicies, (text) => policySearchRequest(agent.agentNo, text))
  return <PolicySearchPanel {...panel} agentName={illustrationAgentLabel(agent)} search={search} onSearch={find} />
}

/** The requests the user has made or is notified of. */
function MyRequests({ justSentNo }: { justSentNo: string | null }) {
  const { requests, error, reload } = useSeenIllustrationRequests()
  const { downloads, download } = useDownloads((fileId, options) =>
    call(getIllustrationFile, { query: { fileId } }, options),
  )
  return (
    <SubmittedIllustrations
      requests={toLoad({ data: requests, error })}
      onRetry={() => void reload()}
      justSentNo={justSentNo}
      downloads={downloads}
      onDownload={({ fileId, fileName }) => download(fileId, fileName)}
    />
  )
}

/** The addresses that the pages about illustrations link to outside the portal. */
function useIllustrationHrefs() {
  const settings = useAddresses()
  const { phone, salesPhone = phone } = portalSettings().brand
  return {
    phone: `tel:${phone}`,
    salesPhone: `tel:${salesPhone}`,
    secureMessage: secureMessageLink(settings.serviceUrl),
    manual: settings.inforceIllustrationManualUrl,
    trainingVideos: settings.trainingVideosUrl,
    userGuide: settings.userGuideUrl,
  }
}

/** So many policies of earlier requests are offered. */
const mostRecent = 3

/** The policies requested last, for an agent whom the user may still request for. */
function useRecentPolicies(
  sent: readonly SubmittedIllustration[] | undefined,
  agents: readonly IllustrationAgent[],
): readonly RecentPolicy[] {
  return useMemo(() => {
    const offered = new Set(agents.map(({ agentNo }) => agentNo))
    const byNumber = new Map<string, RecentPolicy>()
    for (const request of sent ?? [])
      if (offered.has(request.agent.agentNo) && !byNumber.has(request.policyNumber)) {
        byNumber.set(request.policyNumber, request)
      }
    return [...byNumber.values()].slice(0, mostRecent)
  }, [sent, agents])
}

import { getContractDetail, getContracts, getContractsAndRequirements } from '@producer-portal/domain/cases'
import { getClient, getClientContracts, searchClients } from '@producer-portal/domain/client-lookup'
import {
  getIllustrationAgents,
  getIllustrationRequests,
  searchIllustrationPolicies,
} from '@producer-portal/domain/illustrations'
import { getInforceContractDetail, getInforceContracts } from '@producer-portal/domain/inforce'
import { getAccessChange } from '@producer-portal/domain/manage-access'
import { getSentAnswers } from '@producer-portal/domain/requirements'
import { useAccessChangeText } from '@producer-portal/features/manage-access'
import { useToast } from '@producer-portal/ui'
import { useEffect, useEffectEvent, useRef } from 'react'
import { forgetAnswers } from '../api/cache.js'
import { isOffline } from '../api/connection.js'
import { listenForActivity } from '../auth/inactivity.js'
import { useProfile } from '../auth/queries.js'

/** The answers that follow what others share with the user. */
const sharedAnswers = [
  getContracts,
  getContractsAndRequirements,
  getContractDetail,
  getSentAnswers,
  getInforceContracts,
  getInforceContractDetail,
  searchClients,
  getClient,
  getClientContracts,
  getIllustrationAgents,
  searchIllustrationPolicies,
  getIllustrationRequests,
]

/** The shortest time between two questions, in milliseconds. */
const interval = 5_000

/**
 * On every page of a user with whom others share business: while the portal is used, asks every few seconds what the user
 * may see. When that has changed, everything shown is asked for again, and a toast says why.
 */
export function AccessWatch() {
  const { data: profile, reload } = useProfile()
  const access = profile?.delegatedAccess
  const describe = useAccessChangeText()
  const { show } = useToast()

  const ask = useEffectEvent(() => {
    if (!isOffline()) void reload()
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let askedAt = 0
    const askSoon = () => {
      const pause = Math.max(0, askedAt + interval - Date.now())
      timer ??= setTimeout(() => {
        timer = undefined
        askedAt = Date.now()
        ask()
      }, pause)
    }
    const stop = listenForActivity(askSoon)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [])

  const lastAccess = useRef(access)
  useEffect(() => {
    const before = lastAccess.current
    lastAccess.current = access
    const change = before && access && getAccessChange(before, access)
    if (!change) return
    forgetAnswers(sharedAnswers)
    show({ tone: 'info', ...describe(change) })
  }, [access, describe, show])
  return null
}

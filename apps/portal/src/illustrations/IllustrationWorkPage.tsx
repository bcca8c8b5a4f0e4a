import type { Result } from '@producer-portal/domain/endpoint'
import {
  declineIllustration,
  finishIllustration,
  getIllustrationWork,
  getIllustrationWorkFile,
  releaseIllustration,
  replaceIllustration,
  takeIllustration,
} from '@producer-portal/domain/illustrations'
import { useMessages } from '@producer-portal/features/i18n'
import {
  type IllustrationWorkDone,
  illustrationWorkMessages,
  IllustrationWorkScreen,
  illustrationWorkViews,
} from '@producer-portal/features/illustrations'
import { useToast } from '@producer-portal/ui'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { call } from '../api/api.js'
import { useDownloads } from '../api/useDownloads.js'
import { toLoad, useQuery } from '../api/useQuery.js'
import { useUser } from '../auth/state.js'

/** Time for 25 MB over a slow connection, in milliseconds. */
const uploadTimeout = 5 * 60_000

type Act = IllustrationWorkDone['act'] | 'replaced'

/** /home-office/illustrations: the illustration requests of all producers, as work of the home office. */
export function IllustrationWorkPage() {
  const t = useMessages(illustrationWorkMessages)
  const { show } = useToast()
  const { userId } = useUser()
  const [query, setQuery] = useSearchParams()
  const work = useQuery(getIllustrationWork, {})
  const { downloads, download } = useDownloads((requestNo, options) =>
    call(getIllustrationWorkFile, { params: { requestNo } }, options),
  )
  const [pending, setPending] = useState<string | null>(null)
  const [done, setDone] = useState<IllustrationWorkDone | null>(null)
  const change = async (requestNo: string, act: Act, send: () => Promise<Result<unknown>>) => {
    if (pending !== null) return
    setPending(requestNo)
    setDone(null)
    const result = await send()
    await work.reload()
    setPending(null)
    if (result.ok) {
      if (act === 'replaced') show({ tone: 'success', message: t(act, { requestNo }) })
      else setDone({ requestNo, act })
      return
    }
    const { failure } = result
    const isUpload = act === 'finished' || act === 'replaced'
    if (failure.kind === 'conflict') show({ tone: 'error', message: t('conflict') })
    else if (failure.kind === 'unreachable') show({ tone: 'error', message: t('unreachable') })
    else show({ tone: 'error', message: t(failure.kind === 'refused' && isUpload ? 'notPdf' : 'notSaved') })
  }
  return (
    <IllustrationWorkScreen
      work={toLoad(work)}
      userId={userId}
      pending={pending}
      done={done}
      onTake={({ requestNo, taken }) =>
        void change(requestNo, 'taken', () =>
          call(takeIllustration, { params: { requestNo }, body: { from: taken?.id } }),
        )
      }
      onRelease={({ requestNo }) =>
        void change(requestNo, 'released', () => call(releaseIllustration, { params: { requestNo } }))
      }
      onDecline={({ requestNo }, reason) =>
        void change(requestNo, 'declinedNow', () =>
          call(declineIllustration, { params: { requestNo }, body: { reason } }),
        )
      }
      onFinish={({ requestNo }, file) =>
        void change(requestNo, 'finished', () =>
          call(finishIllustration, { params: { requestNo }, files: [file] }, { timeout: uploadTimeout }),
        )
      }
      onReplace={({ requestNo }, file) =>
        void change(requestNo, 'replaced', () =>
          call(replaceIllustration, { params: { requestNo }, files: [file] }, { timeout: uploadTimeout }),
        )
      }
      downloads={downloads}
      onDownload={({ requestNo, file }) => download(requestNo, file?.fileName ?? requestNo)}
      view={illustrationWorkViews.find((each) => each === query.get('view')) ?? 'waiting'}
      onViewChange={(view) => {
        setDone(null)
        setQuery({ view }, { preventScrollReset: true })
      }}
      onRetry={() => void work.reload()}
    />
  )
}

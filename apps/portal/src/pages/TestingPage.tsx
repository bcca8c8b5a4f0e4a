import { useMessages } from '@producer-portal/features/messages'
import { Button, PageHeader } from '@producer-portal/ui'
import { useState } from 'react'
import { portalMessages } from '../frame/messages.js'
import { OpenPage } from '../frame/OpenPage.js'

/** /testing, in dev and test only: crashes the site on purpose. */
export function TestingPage() {
  const say = useMessages(portalMessages)
  const [isBroken, setBroken] = useState(false)
  if (isBroken) throw new Error('Crashed on purpose')
  return (
    <OpenPage>
      <PageHeader
        title={say('testing')}
        actions={
          <Button variant="danger" onClick={() => setBroken(true)}>
            {say('crash')}
          </Button>
        }
      />
    </OpenPage>
  )
}

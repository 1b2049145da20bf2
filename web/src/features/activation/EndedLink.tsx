import { api } from '@palaestra/contract'
import { CallForm } from '@palaestra/ui'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import * as texts from '#texts/activation'
import { send } from '../../api/client.ts'
import { Succeeded } from '../../form/Succeeded.tsx'

/** An old link is still good for one thing: a new one, to the same address. */
export function EndedLink({ hash }: { hash: string | undefined }) {
  const [sent, setSent] = useState(false)
  if (sent) return <Succeeded>{texts.newLinkSent}</Succeeded>
  return (
    <>
      {hash && (
        <CallForm call={api.activation.launch} send={send} submit={texts.sendNewLink} onDone={() => setSent(true)}>
          <input type="hidden" name="hash" value={hash} />
        </CallForm>
      )}
      <p>
        <Link to="/ams/login">{texts.logIn}</Link>
      </p>
    </>
  )
}

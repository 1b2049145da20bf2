import { api } from '@palaestra/contract'
import { CallForm, Notice } from '@palaestra/ui'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import * as texts from '#texts/activation'
import { send } from '../../api/client.ts'
import { takeFocus } from '../../form/takeFocus.ts'

/** An old link is still good for one thing: a new one, to the same address. */
export function EndedLink({ hash }: { hash: string | undefined }) {
  const [sent, setSent] = useState(false)
  if (sent)
    return (
      <Notice kind="success">
        {/* The button has gone, and the focus with it. */}
        <p role="status" ref={takeFocus} tabIndex={-1}>
          {texts.newLinkSent}
        </p>
      </Notice>
    )
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

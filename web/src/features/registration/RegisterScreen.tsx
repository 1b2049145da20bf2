import { api, type Draft, refusals } from '@palaestra/contract'
import { Button, Notice, Refused, type Send } from '@palaestra/ui'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { Suspense, useCallback, useRef, useState } from 'react'
import * as texts from '#texts/registration'
import { send } from '../../api/client.ts'
import { session } from '../../api/session.ts'
import { useRequest } from '../../api/useRequest.ts'
import { FormPage } from '../../form/FormPage.tsx'
import { lazyNamed } from '../../frame/lazyNamed.ts'
import { entriesFrom, type Receipt } from './entries.ts'
import { Received } from './Received.tsx'
import { TermsStep } from './steps/TermsStep.tsx'

declare module '@tanstack/react-router' {
  interface HistoryState {
    receipt?: Receipt
  }
}

/** Registration: terms, then the steps, then the receipt. What is typed is kept by the server from step to step. */
export function RegisterScreen() {
  const navigate = useNavigate()
  const receipt = useLocation({ select: ({ state }) => state.receipt })
  const [token, setToken] = useState(session.registration)
  const [ended, setEnded] = useState(false)
  const typed = useRef<Draft>({})

  const sendWithin: Send = useCallback(async (call, given, sending) => {
    try {
      return await send(call, given, sending)
    } catch (error) {
      if (error instanceof Refused && error.code === refusals.registration_ended) {
        session.endRegistration()
        setToken(undefined)
        setEnded(true)
      }
      throw error
    }
  }, [])

  const open = async (opened: string) => {
    session.startRegistration(opened)
    // After a registration that ran out, what was typed in it is still here.
    if (Object.keys(typed.current).length > 0)
      await send(api.registration.saveDraft, { body: { draft: typed.current } }).catch(() => {})
    setEnded(false)
    setToken(opened)
  }

  const finish = async (receipt: Receipt) => {
    // The next person at this device finds nothing of this one.
    typed.current = {}
    session.endRegistration()
    await navigate({ to: '/register', state: { receipt }, replace: true })
    setToken(undefined)
  }

  if (receipt) return <Received receipt={receipt} />
  if (token)
    return (
      <Kept
        token={token}
        send={sendWithin}
        onTyped={(draft) => {
          typed.current = draft
        }}
        onReceived={finish}
      />
    )
  return (
    <FormPage>
      <h1 tabIndex={-1}>{texts.register}</h1>
      <TermsStep ended={ended} onOpen={open} />
    </FormPage>
  )
}

/** The steps: who only reads the terms does not wait for them. */
const loadWizard = () => import('./Wizard.tsx')
const Wizard = lazyNamed('Wizard', loadWizard)

interface KeptProps {
  token: string
  send: Send
  onTyped: (draft: Draft) => void
  onReceived: (receipt: Receipt) => void
}

/** Fetches what the server has kept, and goes on from there. */
function Kept({ token, send, onTyped, onReceived }: KeptProps) {
  // Read once: from then on the steps know better than the server.
  const { data, error, retry } = useRequest(token, async () => {
    // Both at once; a script that does not come is a fault of its own.
    loadWizard().catch(() => undefined)
    return send(api.registration.readDraft, {})
  })
  if (data)
    return (
      <Suspense fallback={<Waiting />}>
        <Wizard kept={entriesFrom(data)} {...{ send, onTyped, onReceived }} />
      </Suspense>
    )
  if (!error) return <Waiting />
  return (
    <FormPage>
      <h1 tabIndex={-1}>{texts.register}</h1>
      <Notice kind="danger">
        <p>{error.message}</p>
        <Button onClick={retry}>{texts.tryAgain}</Button>
      </Notice>
    </FormPage>
  )
}

const Waiting = () => (
  <FormPage>
    <h1 tabIndex={-1}>{texts.register}</h1>
    <p role="status">{texts.loading}</p>
  </FormPage>
)

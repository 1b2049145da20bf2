import { api } from '@palaestra/contract'
import { Button } from '@palaestra/ui'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import * as texts from '#texts/card.check'
import { longMoment } from '#texts/day'
import { checkCard } from '#texts/titles'
import { send } from '../../api/client.ts'
import { useRequest } from '../../api/useRequest.ts'
import { useInBrowser } from '../../frame/useStored.ts'
import styles from './card.module.css'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The code of a card that was scanned, kept out of the address bar. */
    cardCode?: string
  }
}

/**
 * The code behind the `#` of the address to which a scanned card leads. As soon as it is read it leaves the address bar:
 * that of a device without a network would be good for days.
 */
const useScannedCode = () => {
  const navigate = useNavigate()
  const hash = useLocation({ select: ({ hash }) => hash })
  const kept = useLocation({ select: ({ state }) => state.cardCode })
  useEffect(() => {
    if (hash) void navigate({ to: '/card/check', hash: '', state: { cardCode: hash }, replace: true })
  }, [hash, navigate])
  return hash || kept
}

/** Whether a scanned card is good, for whoever has scanned it: how it stands, and nothing of its holder. */
export function CheckCardScreen() {
  const inBrowser = useInBrowser()
  const code = useScannedCode()
  const { data, error, retry } = useRequest(code, () => send(api.card.check, { body: { code: code ?? '' } }))

  return (
    <div className={styles.check}>
      <h1 tabIndex={-1}>{checkCard}</h1>
      {inBrowser && !code ? (
        <p>{texts.scanFirst}</p>
      ) : (
        <div className={styles.answer} data-state={data?.state} role="status" aria-busy={!data && !error}>
          {data ? (
            <>
              <p className={styles.state}>{texts.states[data.state]}</p>
              <p>{texts.means[data.state]}</p>
              {data.withoutNetworkSince && (
                <p className={styles.since}>{texts.withoutNetwork(longMoment(data.withoutNetworkSince))}</p>
              )}
            </>
          ) : (
            <p>{error ? error.message : texts.checking}</p>
          )}
        </div>
      )}
      {error && (
        <p>
          <Button onClick={retry}>{texts.tryAgain}</Button>
        </p>
      )}
      <p className={styles.quiet}>{texts.tellsNothingElse}</p>
    </div>
  )
}

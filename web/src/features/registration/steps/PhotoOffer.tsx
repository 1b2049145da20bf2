import { api } from '@palaestra/contract'
import { Button, type Send, type Uploaded, useSubmit } from '@palaestra/ui'
import { useState } from 'react'
import * as texts from '#texts/registration.government'
import { useRequest } from '../../../api/useRequest.ts'
import styles from '../registration.module.css'

interface Props {
  send: Send
  onTaken: (photo: Uploaded) => void
}

/** The bureau’s photo, for whoever registers by the government account (M07): to be taken, or not. */
export function PhotoOffer({ send, onTaken }: Props) {
  const { data, error, retry } = useRequest('offer', () => send(api.registration.photoOffer, {}))
  const [problem, setProblem] = useState<string>()
  const { submitting, submit } = useSubmit((error) => setProblem((error as Error).message))
  const take = () =>
    submit(async () => {
      setProblem(undefined)
      onTaken(await send(api.registration.takePhoto, { body: {} }))
    })

  return (
    <section className={styles.offer} aria-busy={!data && !error}>
      <h2 className={styles.partHeading}>{texts.bureauPhoto}</h2>
      {data?.preview && (
        <>
          <img src={data.preview} alt={texts.bureauPhoto} />
          <Button aria-disabled={submitting} onClick={take}>
            {texts.takePhoto}
          </Button>
        </>
      )}
      <div role="status">
        {data && !data.preview && <p>{texts.noPhoto}</p>}
        {error && <p>{error.message}</p>}
      </div>
      {problem && <p role="alert">{problem}</p>}
      {error && <Button onClick={retry}>{texts.tryAgain}</Button>}
    </section>
  )
}

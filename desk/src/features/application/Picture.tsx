import { Button } from '@palaestra/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as texts from '#texts/application'
import { picture } from '../../api/pictures.ts'
import styles from './application.module.css'
import { Enlarged } from './Enlarged.tsx'

interface Props {
  link: string | null
  label: string
  /** The link has ended: for a new one the application has to be looked at anew. */
  onEnded: () => void
}

/** A picture as large as the page allows, and larger on a click. */
export function Picture({ link, label, onEnded }: Props) {
  const { data, error } = useQuery({ ...picture(link ?? ''), enabled: link !== null })
  const [enlarged, setEnlarged] = useState(false)

  return (
    <figure className={styles.picture}>
      {data && (
        <button type="button" aria-haspopup="dialog" onClick={() => setEnlarged(true)}>
          <img className={styles.small} src={data} alt={texts.enlarge(label)} />
        </button>
      )}
      {!link && <p className={styles.noPicture}>{texts.noPicture}</p>}
      {error && (
        <Button kind="quiet" onClick={onEnded}>
          {texts.loadAgain}
        </Button>
      )}
      <figcaption>{label}</figcaption>
      {enlarged && data && <Enlarged source={data} label={label} onClose={() => setEnlarged(false)} />}
    </figure>
  )
}

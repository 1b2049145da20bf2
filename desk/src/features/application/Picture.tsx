import type { ApplicationPicture } from '@palaestra/contract'
import { Button } from '@palaestra/ui'
import { useQuery } from '@tanstack/react-query'
import { use, useEffect, useEffectEvent, useState } from 'react'
import * as texts from '#texts/application'
import { picture } from '../../api/pictures.ts'
import styles from './application.module.css'
import { Enlarged } from './Enlarged.tsx'
import { SeeingContext } from './seen.ts'

interface Props {
  kind: ApplicationPicture
  link: string | null
  /** The link has ended: for a new one the application has to be looked at anew. */
  onEnded: () => void
}

/** The share of a picture that has to be on the screen; more than all of a tall one never is. */
const enough = 0.5

/** A picture as large as the page allows, and larger on a click. It tells when it has been on the screen. */
export function Picture({ kind, link, onEnded }: Props) {
  const label = texts.pictureNames[kind]
  const { data, error } = useQuery({ ...picture(link ?? ''), enabled: link !== null })
  const { note } = use(SeeingContext)
  const [enlarged, setEnlarged] = useState(false)
  // By their link: with a new one it is another picture, and all begins anew.
  const [brokenLink, setBrokenLink] = useState<string | null>()
  const [withoutLink, setWithoutLink] = useState<string | null>()
  const [shown, setShown] = useState<HTMLImageElement>()
  const noteIt = useEffectEvent(() => link && note({ picture: kind, version: link }))

  useEffect(() => {
    if (!shown) return
    const observer = new IntersectionObserver((entries) => entries.some((one) => one.isIntersecting) && noteIt(), {
      threshold: enough,
    })
    observer.observe(shown)
    return () => observer.disconnect()
  }, [shown])

  const broken = link !== null && link === brokenLink
  const without = link !== null && link === withoutLink
  const failed = error !== null || broken
  const goWithout = () => {
    setWithoutLink(link)
    noteIt()
  }

  return (
    <figure className={styles.picture} id={`picture-${kind}`} tabIndex={-1}>
      {data && !broken && (
        <button type="button" aria-haspopup="dialog" onClick={() => setEnlarged(true)}>
          <img
            className={styles.small}
            src={data}
            alt={texts.enlarge(label)}
            onLoad={({ currentTarget }) => setShown(currentTarget)}
            onError={() => setBrokenLink(link)}
          />
        </button>
      )}
      {!link && <p className={styles.noPicture}>{texts.noPicture}</p>}
      {failed && (
        <div role="alert">
          <p className={styles.noPicture}>{without ? texts.withoutPicture : texts.notLoaded}</p>
          <Button kind="quiet" aria-label={texts.loadWhichAgain(label)} onClick={onEnded}>
            {texts.loadAgain}
          </Button>
          {!without && (
            <Button kind="quiet" aria-label={texts.goWithoutWhich(label)} onClick={goWithout}>
              {texts.goWithout}
            </Button>
          )}
        </div>
      )}
      <figcaption>{label}</figcaption>
      {enlarged && data && <Enlarged source={data} label={label} onClose={() => setEnlarged(false)} />}
    </figure>
  )
}

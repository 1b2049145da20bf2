import type { ApplicationPicture } from '@palaestra/contract'
import { useQuery } from '@tanstack/react-query'
import { use, useEffect, useEffectEvent, useState } from 'react'
import * as texts from '#texts/application'
import { picture } from '../../api/pictures.ts'
import { EnlargeContext } from './enlargeContext.ts'
import styles from './pictures.module.css'
import { SeeingContext } from './seen.ts'

interface Props {
  kind: ApplicationPicture
  link: string | null
  /** The link has ended: for a new one the application has to be looked at anew. */
  onEnded: () => void
}

/** The share of a picture that has to be on the screen; more than all of a tall one never is. */
const enough = 0.5
/** A document lies, a face stands. */
const isDocument = (kind: ApplicationPicture) => kind === 'idCopy' || kind === 'guardianIdCopy'

/** A picture in its frame, which is there before it, and larger on a click. It tells when it has been on the screen. */
export function Picture({ kind, link, onEnded }: Props) {
  const label = texts.pictureNames[kind]
  const { data, error } = useQuery({ ...picture(link ?? ''), enabled: link !== null })
  const { note } = use(SeeingContext)
  const { enlarge } = use(EnlargeContext)
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
    <figure
      className={styles.picture}
      data-document={isDocument(kind)}
      data-alone={kind === 'guardianBureauPhoto'}
      id={`picture-${kind}`}
      tabIndex={-1}
    >
      <div className={`${styles.frame} ${isDocument(kind) ? styles.lying : ''}`} data-empty={!data || failed}>
        {data && !broken && (
          <button type="button" aria-haspopup="dialog" onClick={() => enlarge(kind)}>
            <img
              src={data}
              alt={texts.enlarge(label)}
              onLoad={({ currentTarget }) => setShown(currentTarget)}
              onError={() => setBrokenLink(link)}
            />
          </button>
        )}
        {!link && <p>{texts.noPicture}</p>}
        {link && !data && !failed && <p className={styles.coming}>{texts.pictureComing}</p>}
        {failed && (
          <div className={styles.failed} role="alert">
            <p>{without ? texts.withoutPicture : texts.notLoaded}</p>
            <button type="button" className={styles.again} aria-label={texts.loadWhichAgain(label)} onClick={onEnded}>
              {texts.loadAgain}
            </button>
            {!without && (
              <button
                type="button"
                className={styles.again}
                aria-label={texts.goWithoutWhich(label)}
                onClick={goWithout}
              >
                {texts.goWithout}
              </button>
            )}
          </div>
        )}
      </div>
      <figcaption>{label}</figcaption>
    </figure>
  )
}

import { useQuery } from '@tanstack/react-query'
import * as texts from '#texts/frame'
import { picture } from '../api/pictures.ts'
import styles from './PaperPicture.module.css'

/** One picture in its frame, which is there before it. */
export function PaperPicture({ link, label }: { link: string | null; label: string }) {
  const { data, error } = useQuery({ ...picture(link ?? ''), enabled: link !== null })
  return (
    <figure className={styles.picture}>
      <div className={styles.frame}>
        {data && <img src={data} alt={label} />}
        {!data && <p>{!link ? texts.noPicture : error ? texts.notLoaded : texts.coming}</p>}
      </div>
      <figcaption>{label}</figcaption>
    </figure>
  )
}

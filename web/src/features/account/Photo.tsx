import { useEffect } from 'react'
import * as texts from '#texts/account'
import { photo } from '../../api/photo.ts'
import { useQuery } from '../../api/query.ts'
import type { Member } from './AccountScreen.tsx'
import { initialsOf, namesOf } from './face.ts'
import styles from './Photo.module.css'

/** The member’s photo, or initials in the same place: also until it comes, and where it cannot be read. */
export function Photo({ member }: { member: Member | undefined }) {
  const link = member?.photo
  const { data, error, refetch } = useQuery(photo(link))
  const [name = ''] = member ? namesOf(member) : []

  // biome-ignore lint/correctness/useExhaustiveDependencies: a link that has ended is followed by another one
  useEffect(() => {
    if (error) void refetch()
  }, [link])

  return (
    <span className={styles.photo}>
      {data && link ? <img src={data} alt={texts.photo} /> : <span aria-hidden="true">{initialsOf(name)}</span>}
    </span>
  )
}

import { Button } from '@palaestra/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as texts from '#texts/member'
import { picture } from '../../api/pictures.ts'

interface Props {
  label: string
  /** The words of the button. */
  show: string
  link: string | null
  /** The link has ended: for a new one the file has to be looked at anew. */
  onEnded: () => void
}

/** A picture that is fetched when somebody wants to see it, and not before: each look is written down. */
export function MemberPicture({ label, show, link, onEnded }: Props) {
  const [wanted, setWanted] = useState(false)
  const { data, error } = useQuery({ ...picture(link ?? ''), enabled: wanted && link !== null })
  if (link === null) return null
  if (data) return <img src={data} alt={label} />
  return (
    <div>
      <Button kind="quiet" onClick={error ? onEnded : () => setWanted(true)}>
        {show}
      </Button>
      {error && <p role="alert">{texts.linkEnded}</p>}
    </div>
  )
}

import { api } from '@palaestra/contract'
import { problemsFrom, useSubmit } from '@palaestra/ui'
import * as words from '#texts/venue.favourite'
import { send } from '../../api/client.ts'
import { invalidate, useQuery } from '../../api/query.ts'
import { toast } from '../../frame/toast.ts'
import { favourites } from './favourites.ts'
import styles from './star.module.css'

/** Whether a member keeps a venue among their own, to be changed at a press. It is shown to members. */
export function Star({ venue: { code, name } }: { venue: { code: string; name: string } }) {
  const { data } = useQuery(favourites)
  const { submitting, submit } = useSubmit((error) => toast.say(problemsFrom(error).message))
  const chosen = data?.items.includes(code) ?? false
  const change = () =>
    submit(async () => {
      await send(api.venue.choose, { body: { venue: code, favourite: !chosen } })
      await invalidate({ queryKey: favourites.queryKey ?? [] })
    })
  return (
    <button
      type="button"
      className={styles.star}
      aria-pressed={chosen}
      aria-disabled={submitting || !data}
      onClick={data && change}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z" />
      </svg>
      {words.favourite}
      <span className="unseen">{words.of(name)}</span>
    </button>
  )
}

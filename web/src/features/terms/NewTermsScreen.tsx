import { api, refusals } from '@palaestra/contract'
import { Button, problemsFrom, Refused, useSubmit } from '@palaestra/ui'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { longDay } from '#texts/day'
import * as texts from '#texts/terms'
import { send } from '../../api/client.ts'
import { invalidate, useQuery } from '../../api/query.ts'
import { FormPage } from '../../form/FormPage.tsx'
import page from '../../form/page.module.css'
import { isDestination, wayTo } from '../../routing/arrival.ts'
import { Changes } from './Changes.tsx'
import { owed } from './owed.ts'

/** Terms that have changed since they were agreed to: what is new in them is marked, and one agrees or leaves. */
export function NewTermsScreen() {
  const { to } = useSearch({ strict: false })
  const navigate = useNavigate()
  const { data, error, refetch } = useQuery(owed)
  const [problem, setProblem] = useState<string>()
  const heading = useRef<HTMLHeadingElement>(null)
  const { submitting, submit } = useSubmit((error) => {
    setProblem(problemsFrom(error).message)
    // Written anew meanwhile: they are read again.
    if (error instanceof Refused && error.code === refusals.terms_changed) void refetch()
  })
  const terms = data?.terms
  const isDone = data?.terms === null
  useEffect(() => {
    if (isDone) void navigate({ ...wayTo(isDestination(to) ? to : '/online/account'), replace: true })
  }, [isDone, navigate, to])
  const agree = ({ key, version }: NonNullable<typeof terms>) =>
    submit(async () => {
      setProblem(undefined)
      const { more } = await send(api.terms.agree, { body: { key, version } })
      // Other terms; or nothing more, and all that was refused until then is asked for anew.
      await invalidate({ queryKey: more ? (owed.queryKey ?? []) : [] })
      heading.current?.focus()
    })

  return (
    <FormPage>
      <h1 ref={heading} tabIndex={-1}>
        {texts.newTerms}
      </h1>
      <div aria-busy={!terms && !error}>
        {error && (
          <p role="status">
            {error.message} <Button onClick={() => void refetch()}>{texts.tryAgain}</Button>
          </p>
        )}
        {terms && (
          <>
            <p>{texts.meaning}</p>
            <article className={page.sheet} aria-labelledby="terms">
              <h2 id="terms">{terms.title}</h2>
              <p>
                <time dateTime={terms.updatedOn}>{texts.since(longDay(terms.updatedOn))}</time>
              </p>
              <Changes lines={terms.lines} />
            </article>
            {problem && <p role="alert">{problem}</p>}
            <div className={page.sheet}>
              <Button kind="primary" aria-disabled={submitting} onClick={() => agree(terms)}>
                {texts.agree}
              </Button>
              <Link to="/security/logout">{texts.logOut}</Link>
            </div>
            <p>
              {texts.instead} <Link to="/online/account/data">{texts.toData}</Link>
            </p>
          </>
        )}
      </div>
    </FormPage>
  )
}

import { api } from '@palaestra/contract'
import { Button, problemsFrom, useSubmit } from '@palaestra/ui'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import * as texts from '#texts/course'
import * as words from '#texts/course.signUp'
import { shortMoment } from '#texts/day'
import { send } from '../../api/client.ts'
import { memberInfo } from '../../api/memberInfo.ts'
import { useQuery } from '../../api/query.ts'
import { serviceNamed } from '../../api/services.ts'
import { sendSolved, solveNewChallenge } from '../../form/captcha.ts'
import { WhyNot } from '../../form/WhyNot.tsx'
import styles from './course.module.css'
import { invalidateCourses, myCourses, type Registered, type Times } from './courses.ts'
import { Stage } from './Stage.tsx'
import { clockOf, useLeft } from './useLeft.ts'

interface Props {
  times: Times
  /** Milliseconds by which the clock of the portal is ahead. */
  ahead: number
}

/** One’s own time of sign-up; before the lot when it is drawn, and the way to register for it. */
export function OwnTurn({ times, ahead }: Props) {
  const [answer] = useQuery(serviceNamed('classes')).data?.items ?? []
  const { data, error, refetch } = useQuery(myCourses)
  const card = useQuery(memberInfo).data?.card
  const registered = data?.terms.find(({ term }) => term === times.code)?.registered ?? undefined
  const isTurns = registered?.rank != null && (times.stage === 'draw' || times.stage === 'sign_up')
  return (
    <>
      {isTurns ? (
        <Turn times={times} registered={registered} ahead={data?.ahead ?? ahead} />
      ) : (
        <>
          <h2 id="turn">{texts.stages[times.stage]}</h2>
          {registered && (times.stage === 'registration' || times.stage === 'draw') ? (
            <p>{words.drawnAt(shortMoment(times.drawAt))}</p>
          ) : (
            <Stage times={times} />
          )}
        </>
      )}
      {data && data.renewals.length > 0 && (
        <p>
          <Link to="/classes/mine">{words.toRenew}</Link>
        </p>
      )}
      {answer && answer.state !== 'yes' ? (
        <WhyNot answer={answer} />
      ) : (
        answer && data && times.stage === 'registration' && <Register times={times} registered={registered} />
      )}
      {card?.kind === 'temporary' && <p>{words.temporaryCard}</p>}
      {error && !data && (
        <p role="status">
          {texts.notRead} <Button onClick={() => void refetch()}>{texts.tryAgain}</Button>
        </p>
      )}
    </>
  )
}

/** The place that was drawn, and from when on one can sign up, counted down. */
function Turn({ times, registered, ahead }: Props & { registered: Registered }) {
  const { rank, turnAt, draw } = registered
  const left = useLeft(turnAt, ahead)
  if (rank === null || turnAt === null) return null
  return (
    <>
      <h2 id="turn">{left > 0 ? words.turnAt(shortMoment(turnAt)) : words.turnNow}</h2>
      {left > 0 && (
        <p className={styles.clock} aria-hidden="true">
          {clockOf(left)}
        </p>
      )}
      <p role="status">{left === 0 && words.until(shortMoment(times.signUpUntil))}</p>
      <p>
        {words.rank(rank)} {words.afterwards(times.mostAtSignUp, shortMoment(times.remainingFrom))}{' '}
        <Link to="/vbs/ballot" search={{ reference: draw } as never}>
          {words.howDrawn}
        </Link>
      </p>
    </>
  )
}

/** Into the draw of the order, and out of it again, while registration is open. */
function Register({ times: { code: term }, registered }: { times: Times; registered: Registered | undefined }) {
  const [problem, setProblem] = useState<string>()
  const { submitting, submit } = useSubmit((error) => setProblem(problemsFrom(error).message))
  const register = () =>
    submit(async () => {
      setProblem(undefined)
      const solvedCaptcha = await solveNewChallenge(api.course.register)
      await sendSolved(api.course.register, { body: { term, solvedCaptcha } })
      await invalidateCourses()
    })
  const leave = () =>
    submit(async () => {
      setProblem(undefined)
      await send(api.course.leave, { body: { term } })
      await invalidateCourses()
    })
  return (
    <>
      <p role="status">{registered && words.registered}</p>
      {registered && (
        <p className={styles.hash}>
          {words.yourCode} <code>{registered.code}</code>
        </p>
      )}
      <p role="alert">{problem}</p>
      {registered ? (
        <Button kind="quiet" aria-disabled={submitting} onClick={leave}>
          {words.leaveDraw}
        </Button>
      ) : (
        <Button kind="primary" aria-disabled={submitting} onClick={register}>
          {words.register}
        </Button>
      )}
    </>
  )
}

import { api } from '@palaestra/contract'
import { Button, problemsFrom, useSubmit } from '@palaestra/ui'
import { Link, useNavigate } from '@tanstack/react-router'
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
import {
  invalidateCourses,
  isLive,
  type Mine,
  mayWait,
  myCourses,
  myCourseWaits,
  type OneCourse,
  openingOf,
  type Wait,
} from './courses.ts'
import { Stage } from './Stage.tsx'
import { clockOf, useLeft } from './useLeft.ts'

interface Props {
  course: OneCourse
}

/** What a member can do with a class: sign up, stay in it, wait for a place; or what holds them back, and what helps. */
export function SignUp({ course }: Props) {
  const [answer] = useQuery(serviceNamed('classes')).data?.items ?? []
  const card = useQuery(memberInfo).data?.card
  const mine = useQuery(myCourses)
  const waits = useQuery(myCourseWaits)
  const error = mine.error ?? waits.error
  const own = mine.data?.enrolments.find((one) => one.course === course.code && isLive(one))
  const wait = waits.data?.items.find((one) => one.course === course.code && one.endedAt === null)
  if (error && !(mine.data && waits.data))
    return (
      <p role="status">
        {texts.notRead}{' '}
        <Button
          onClick={() => {
            void mine.refetch()
            void waits.refetch()
          }}
        >
          {texts.tryAgain}
        </Button>
      </p>
    )
  if (!answer || !mine.data || !waits.data) return <div className={styles.awaited} aria-busy="true" />
  if (own)
    return (
      <p>
        {own.state === 'offered' ? words.offered : words.yours}{' '}
        <Link to="/classes/mine">{own.state === 'offered' ? words.toAnswer : words.toMine}</Link>
      </p>
    )
  if (answer.state !== 'yes') return <WhyNot answer={answer} />
  if (card?.kind === 'temporary' && !course.temporaryCard) return <p>{words.onlyProgramme}</p>
  return <Ways course={course} mine={mine.data} wait={wait} />
}

interface WaysProps extends Props {
  mine: Mine
  wait: Wait | undefined
}

function Ways({ course, mine, wait }: WaysProps) {
  const { code, times, amount, left: places } = course
  const renewal = mine.renewals.find((one) => one.course === code)
  const turnAt = mine.terms.find(({ term }) => term === times.code)?.registered?.turnAt ?? null
  const { from } = openingOf(times, turnAt, Date.now() + mine.ahead)
  const left = useLeft(from, mine.ahead)
  const at = Date.now() + mine.ahead
  const { isOpen } = openingOf(times, turnAt, at)
  const mayJoin = places === 0 && mayWait(times, at)
  const navigate = useNavigate()
  // Sent again after a lost answer it is the same place.
  const [requestKey] = useState(() => crypto.randomUUID())
  const [problem, setProblem] = useState<string>()
  const { submitting, submit } = useSubmit((error) => setProblem(problemsFrom(error).message))
  const act = (sent: () => Promise<unknown>) =>
    submit(async () => {
      setProblem(undefined)
      try {
        await sent()
      } finally {
        void invalidateCourses()
      }
    })
  const take = (call: typeof api.course.signUp | typeof api.course.renew) =>
    act(async () => {
      await send(call, { body: { course: code, requestKey } }, { repeatable: true })
      await navigate({ to: '/classes/mine' })
    })
  const join = () =>
    act(async () => {
      const solvedCaptcha = await solveNewChallenge(api.waiting.joinCourse)
      await sendSolved(api.waiting.joinCourse, { body: { course: code, solvedCaptcha } })
    })
  const leave = () =>
    act(async () => {
      await send(api.waiting.leaveCourse, { body: { course: code } })
    })
  const price = texts.amount(amount)
  return (
    <>
      <p role="alert">{problem}</p>
      <p role="status">{wait?.place != null && words.place(wait.place)}</p>
      {renewal ? (
        <>
          <p>{words.mayRenew(shortMoment(renewal.until))}</p>
          <Button kind="primary" aria-disabled={submitting} onClick={() => take(api.course.renew)}>
            {words.renew(price)}
          </Button>
        </>
      ) : wait ? (
        <Button kind="quiet" aria-disabled={submitting} onClick={leave}>
          {words.leave}
        </Button>
      ) : mayJoin ? (
        <>
          <p>{words.isFull}</p>
          <Button aria-disabled={submitting} onClick={join}>
            {words.join}
          </Button>
        </>
      ) : isOpen ? (
        <>
          <Button kind="primary" aria-disabled={submitting} onClick={() => take(api.course.signUp)}>
            {words.signUp(price)}
          </Button>
          {amount > 0 && mine.online && <p className={styles.quiet}>{words.payNext}</p>}
        </>
      ) : from === null ? (
        <p>{words.notAnyMore}</p>
      ) : (
        <>
          <Button kind="primary" aria-disabled="true">
            {words.signUpFrom(shortMoment(from))}
          </Button>
          <p className={styles.clock} aria-hidden="true">
            {clockOf(left)}
          </p>
          {turnAt === null && <Stage times={times} />}
        </>
      )}
    </>
  )
}

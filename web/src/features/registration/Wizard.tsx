import type { Draft } from '@palaestra/contract'
import { Notice, type Send, type Written } from '@palaestra/ui'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { type ComponentType, Suspense, useEffect, useRef, useState } from 'react'
import * as texts from '#texts/registration'
import { useQuery } from '../../api/query.ts'
import { FormPage } from '../../form/FormPage.tsx'
import { LeaveWarning } from '../../form/LeaveWarning.tsx'
import page from '../../form/page.module.css'
import { lazyNamed } from '../../frame/lazyNamed.ts'
import { settings } from '../../settings.ts'
import { textOf } from './draft.ts'
import {
  draftIn,
  type Entries,
  firstOpenStep,
  mayShow,
  type Receipt,
  type Step,
  type StepProps,
  stepsOf,
} from './entries.ts'
import { Progress } from './Progress.tsx'
import styles from './registration.module.css'
import { setting } from './siteQueries.ts'
import { AccountStep } from './steps/AccountStep.tsx'
import { ContactStep } from './steps/ContactStep.tsx'
import { DocumentsStep } from './steps/DocumentsStep.tsx'
import { EmailStep } from './steps/EmailStep.tsx'
import { MobileStep } from './steps/MobileStep.tsx'
import { PersonStep } from './steps/PersonStep.tsx'
import { SummaryStep } from './steps/SummaryStep.tsx'
import { useAutosave } from './useAutosave.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The step shown, so that the browser’s own back button goes a step back. */
    step?: Step
  }
}

interface Props {
  kept: Entries
  send: Send
  onTyped: (draft: Draft) => void
  onReceived: (receipt: Receipt) => void
}

/** Only minors need it, and what it takes to look through a camera. */
const GuardianStep = lazyNamed('GuardianStep', () => import('./steps/GuardianStep.tsx'))

const screens: Record<Exclude<Step, 'summary'>, ComponentType<StepProps>> = {
  mobile: MobileStep,
  email: EmailStep,
  person: PersonStep,
  guardian: GuardianStep,
  documents: DocumentsStep,
  contact: ContactStep,
  account: AccountStep,
}

export function Wizard({ kept, send, onTyped, onReceived }: Props) {
  const navigate = useNavigate()
  const [entries, setEntries] = useState(kept)
  // The document says the day too, but may be of yesterday.
  const today = useQuery(setting).data?.today ?? settings.today
  const wanted = useLocation({ select: ({ state }) => state.step })
  /** The step of which only a part has been done: it stays shown, although no address names it yet. */
  const [held, setHeld] = useState<Step>()
  const asked = wanted ?? held
  const step = asked && mayShow(asked, entries, today) ? asked : firstOpenStep(entries, today)
  const draft = useRef(kept.draft)
  const over = useRef(false)
  const autosave = useAutosave(send)

  const show = (step: Step) => void navigate({ to: '/register', state: { step }, resetScroll: true })
  const keep = (written: Written) => {
    draft.current = { ...draft.current, ...draftIn(written) }
    onTyped(draft.current)
    autosave.later(draft.current)
  }
  const save = async (more: Draft) => {
    draft.current = { ...draft.current, ...more }
    // Left waiting, so that a save that fails here is tried again.
    autosave.later(draft.current)
    await autosave.flush()
    return draft.current
  }
  const goOn = (brought: Partial<Entries>) => {
    const next = { ...entries, draft: draft.current, ...brought }
    setEntries(next)
    show(firstOpenStep(next, today))
  }
  const takePart = (brought: Partial<Entries>) => {
    setHeld(step)
    setEntries((now) => ({ ...now, draft: draft.current, ...brought }))
  }
  const finish = (receipt: Receipt) => {
    over.current = true
    onReceived({ ...receipt, pickUpPlace: textOf(entries.draft, 'pickUpPlace') })
  }

  const steps = stepsOf(entries, today)
  const before = steps[steps.indexOf(step) - 1]
  const Screen = step === 'summary' ? undefined : screens[step]
  // Half-typed words of a step that one leaves and comes back to are still there.
  const shown = { ...entries, draft: { ...entries.draft, ...draft.current } }
  return (
    <FormPage
      aside={<AtHand step={step} />}
      above={
        <>
          {before && (
            <button type="button" className={styles.back} onClick={() => show(before)}>
              {texts.back}
            </button>
          )}
          <Progress step={step} entries={entries} today={today} onShow={show} />
        </>
      }
    >
      <StepHeading step={step} />
      {entries.rejectionReason !== null && (
        <Notice kind="warning">
          <p className={styles.strong}>{texts.rejected}</p>
          <p>{entries.rejectionReason}</p>
        </Notice>
      )}
      {Screen ? (
        <div className={page.sheet}>
          <Suspense fallback={<p role="status">{texts.loading}</p>}>
            <Screen key={step} {...{ entries: shown, today, send, keep, save }} onDone={goOn} onPart={takePart} />
          </Suspense>
        </div>
      ) : (
        <SummaryStep entries={shown} today={today} send={send} onShow={show} onReceived={finish} />
      )}
      <LeaveWarning when={() => !over.current} save={autosave.flush} saveOnUnload={autosave.flushOnUnload} />
    </FormPage>
  )
}

/** One step, one question: its name is the heading of the page. A new step is read out from there. */
function StepHeading({ step }: { step: Step }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef<Step>(undefined)
  useEffect(() => {
    // At first only where what had the focus has gone: the button that began, or the heading of the wait.
    const isFree = before.current !== undefined || document.activeElement === document.body
    if (isFree && before.current !== step) heading.current?.focus({ preventScroll: true })
    before.current = step
  }, [step])
  return (
    <h1 ref={heading} tabIndex={-1}>
      {texts.steps[step]}
    </h1>
  )
}

/** What this step asks for that one may have to fetch first. */
const AtHand = ({ step }: { step: Step }) => (
  <>
    <h2>{texts.atHand}</h2>
    <ul className={styles.points}>
      {texts.atHandFor[step].map((thing) => (
        <li key={thing}>{thing}</li>
      ))}
    </ul>
    <p>{texts.isKept}</p>
  </>
)

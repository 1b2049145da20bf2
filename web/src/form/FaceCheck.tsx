import { constant, facePicture, type HeadSide, refusals } from '@palaestra/contract'
import { problemsFrom, Refused, SnapshotField, StepForm, Unfit } from '@palaestra/ui'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import * as texts from '#texts/guardian'
import styles from './FaceCheck.module.css'
import { takeFocus } from './takeFocus.ts'

/** Complaints are shown at the picture, except a lost network, which is not about the picture. */
const atPicture = (error: unknown) => {
  if (!(error instanceof Refused)) return error
  const { message, fields } = problemsFrom(error)
  return new Unfit(fields['turned'] ? { turned: fields['turned'] } : { file: fields['file'] ?? message })
}

/** A no to the first picture: it would get the same again. */
const isOfPicture = (error: unknown) =>
  error instanceof Refused &&
  [refusals.face_mismatch, refusals.face_not_found].some((one) => one === error.code) &&
  !problemsFrom(error).fields['turned']

interface Check {
  faceCheck: string
  turn: HeadSide | null
}
interface Shown {
  faceCheck: string
  file: File
  turned?: File | undefined
}

interface Props {
  /** Who has to be in the picture, and why. */
  what: string
  who: string
  /** The name of the first field. */
  picture: string
  /** Begins a check, which is good once. */
  begin: () => Promise<Check>
  /** Sends what was taken; refused, it is said at the field. */
  send: (shown: Shown) => Promise<unknown>
  onPassed: () => void
  /** It follows what has just been done, and so is read out. */
  isNext: boolean
  aside: ReactNode
}

/** Checks that somebody is present: a picture taken now is compared with the bureau’s, and not kept (M04, M05). */
export function FaceCheck({ what, who, picture: label, begin: ask, send, onPassed, isNext, aside }: Props) {
  // A ref and no state: a submit while the picture is still being made would read the one before.
  const picture = useRef<File>(undefined)
  const turned = useRef<File>(undefined)
  const begun = useRef<Promise<Check>>(undefined)
  const [side, setSide] = useState<{ of: string; turn: HeadSide }>()
  const [checking, setChecking] = useState(false)
  const refused = useRef<{ picture: File; no: unknown }>(undefined)

  /** A check is good once. Which side to turn to is known as soon as it has begun, and no sooner. */
  const begin = () => {
    turned.current = undefined
    const asked = ask()
    begun.current = asked
    asked.then(
      ({ faceCheck, turn }) => {
        // At once: what is said next names the field by its label.
        if (begun.current === asked) flushSync(() => setSide(turn ? { of: faceCheck, turn } : undefined))
      },
      () => {
        if (begun.current === asked) begun.current = undefined
      },
    )
    return asked
  }
  const check = async (file: File) => {
    // The same picture would get the same result, and cost one of the few tries.
    if (refused.current?.picture === file) throw refused.current.no
    setChecking(true)
    try {
      const { faceCheck, turn } = await (begun.current ?? begin())
      if (turn && !turned.current) throw new Unfit({ turned: texts.turnNow[turn] })
      begun.current = undefined
      await send({ faceCheck, file, ...(turn && { turned: turned.current }) })
    } catch (error) {
      // The next picture has to be turned to a side of its own.
      if (side && !begun.current) await begin().catch(() => {})
      const no = atPicture(error)
      if (isOfPicture(error)) refused.current = { picture: file, no }
      throw no
    } finally {
      setChecking(false)
    }
    onPassed()
  }

  return (
    <>
      <h2 ref={isNext ? takeFocus : undefined} tabIndex={-1} className={styles.heading}>
        {texts.faceCheck}
      </h2>
      <p>{what}</p>
      <ul className={styles.points}>
        {[who, ...texts.faceCheckPoints(constant.faceChecksADay)].map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <StepForm
        schema={facePicture}
        shape={() => ({ file: picture.current })}
        submit={texts.check}
        onStep={({ file }) => check(file)}
        aside={aside}
      >
        <SnapshotField
          name="file"
          label={label}
          hint={texts.pictureHint}
          onTake={(taken) => {
            picture.current = taken
            // What fails here is said when the picture is sent.
            if (!begun.current) begin().catch(() => {})
          }}
        />
        {side && (
          <SnapshotField
            key={side.of}
            name="turned"
            label={texts.turnedPicture[side.turn]}
            hint={texts.turnedHint}
            onTake={(taken) => {
              turned.current = taken
            }}
          />
        )}
        <p role="status" className={styles.told}>
          {checking ? texts.checking : side && texts.turnNow[side.turn]}
        </p>
      </StepForm>
    </>
  )
}

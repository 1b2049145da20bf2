import { Worker } from 'node:worker_threads'
import { BureauUnavailable, type FaceAnswer } from '../../ports/identity.ts'
import type { Presence } from '../../ports/presence.ts'
import { turns } from '../../turns.ts'

/** Two pictures, each a JPEG or PNG: one known to show the person, and one taken now. */
export interface Question {
  known: Uint8Array
  taken: Uint8Array
  /** Asks for the turn of the head from the first to the second as well. */
  turned?: true
}

/** How alike two faces are: 1 for the same picture, a word when one of the pictures has no face to compare. */
export type Likeness = number | 'nobody_known' | 'nobody_taken'

/** The same with the degrees by which the head is turned to the person’s own left, in the first picture and in the second. */
export type TurnMeasured = { likeness: number; from: number; to: number } | Extract<Likeness, string>
export type Measured = Likeness | TurnMeasured

/** What two pictures can be found to show. */
export type Compared = Exclude<FaceAnswer, 'no_photo'>

export interface Faces {
  /**
   * Compares the picture taken with the bureau’s photo. `other` also when that photo shows no face;
   * `no_face` when the picture taken does not show exactly one face.
   *
   * @throws busy, and BureauUnavailable when the comparison takes too long
   */
  compare(photo: Uint8Array, taken: Uint8Array): Promise<Compared>
}

/** From `same` on it is the same person; from `unsure` on a human should look (docs/decisions/0054-the-own-face.md). */
const [same, unsure] = [0.7, 0.55]
/** A comparison takes a third of a second, so the last in line waits for a few. */
const longestQueue = 12
/** Milliseconds after which an idle thread ends: it takes 250 MB. */
const idle = 600_000

const answerTo = (likeness: Likeness): Compared => {
  if (likeness === 'nobody_taken') return 'no_face'
  // The comparison is written this way round so that NaN counts as `other`.
  if (likeness === 'nobody_known' || !(likeness >= unsure)) return 'other'
  return likeness >= same ? 'same' : 'unsure'
}

/**
 * Compares faces on this machine, in a thread of its own that starts with the first comparison. `longest` is the most
 * milliseconds for one comparison, the start of the thread included: a machine may be busy.
 */
export const openFaces = ({ longest = 20_000 } = {}): Faces & Presence & { close(): Promise<void> } => {
  const inTurn = turns({ atOnce: 1, longestQueue })
  let thread: Worker | undefined
  let ending: NodeJS.Timeout | undefined
  let closed = false

  const end = async () => {
    const ended = thread
    thread = undefined
    await ended?.terminate()
  }

  const start = () => {
    const started = new Worker(new URL('./faces.worker.ts', import.meta.url))
    const drop = () => {
      if (thread === started) thread = undefined
    }
    // The caller gets the error too. It is handled here because an unhandled 'error' event would end the process.
    started.on('error', drop).on('exit', drop)
    return started
  }

  const ask = async <Answer extends Measured>(question: Question) => {
    if (closed) throw new Error('faces are compared no more')
    clearTimeout(ending)
    thread ??= start()
    const asked = thread
    asked.ref()
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    const fail = (error: unknown) => reject(error instanceof Error ? error : new Error('faces: the thread has ended'))
    const late = setTimeout(() => {
      fail(new BureauUnavailable('timed_out', 'faces: too late'))
      void end()
    }, longest)
    asked.once('message', resolve).once('error', fail).once('exit', fail)
    try {
      asked.postMessage(question)
      return await promise
    } finally {
      clearTimeout(late)
      asked.off('message', resolve).off('error', fail).off('exit', fail)
      // An idle thread must not keep the process alive.
      asked.unref()
      ending = setTimeout(end, idle).unref()
    }
  }

  return {
    compare: (photo, taken) => inTurn(async () => answerTo(await ask<Likeness>({ known: photo, taken }))),
    turn: (ahead, turned) =>
      inTurn(async () => {
        const measured = await ask<TurnMeasured>({ known: ahead, taken: turned, turned: true })
        if (measured === 'nobody_known') return 'no_face_ahead'
        if (measured === 'nobody_taken') return 'no_face_turned'
        const { likeness, from, to } = measured
        return { person: answerTo(likeness), from, to }
      }),
    async close() {
      closed = true
      clearTimeout(ending)
      await end()
    },
  }
}

import { Worker } from 'node:worker_threads'
import type { FaceAnswer } from '../../ports/identity.ts'
import { turns } from '../../turns.ts'

/** Two pictures, each a JPEG or PNG: one that is known to show somebody, and one that was taken now. */
export interface Question {
  known: Uint8Array
  taken: Uint8Array
}

/** How alike two faces are, 1 being the same picture; in words where there is nothing to compare. */
export type Likeness = number | 'nobody_known' | 'nobody_taken'

export interface Faces {
  /**
   * Whether the picture taken shows the person of the bureau’s photo. `other` where that photo shows nobody, as where
   * there is none; `no_face` where the picture taken does not show exactly one face.
   *
   * @throws busy, and an error where the comparison came to no end
   */
  compare(photo: Uint8Array, taken: Uint8Array): Promise<FaceAnswer>
}

/** From here on it is the same person, and from there on a human should look (docs/decisions/0031-faces.md). */
const [same, unsure] = [0.7, 0.4]
/** A comparison takes a third of a second, so the last in line waits for a few. */
const longestQueue = 12
/** Milliseconds after which a thread that nobody asks ends: it takes 250 MB. */
const idle = 600_000

const answerTo = (likeness: Likeness): FaceAnswer => {
  if (likeness === 'nobody_taken') return 'no_face'
  // Asked this way round, so that what is no number is nobody’s likeness.
  if (likeness === 'nobody_known' || !(likeness >= unsure)) return 'other'
  return likeness >= same ? 'same' : 'unsure'
}

/**
 * Compares faces on this machine, in a thread of its own that is started when it is first asked. `longest` is how many
 * milliseconds a comparison may take, the start included: a machine may be busy.
 */
export const openFaces = ({ longest = 20_000 } = {}): Faces & { close(): Promise<void> } => {
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
    const forget = () => {
      if (thread === started) thread = undefined
    }
    // Who asks hears of it. Heard here too, because an error to which nobody listens would end the process.
    started.on('error', forget).on('exit', forget)
    return started
  }

  const ask = async (question: Question) => {
    if (closed) throw new Error('faces are compared no more')
    clearTimeout(ending)
    thread ??= start()
    const asked = thread
    asked.ref()
    const { promise, resolve, reject } = Promise.withResolvers<Likeness>()
    const fail = (error: unknown) => reject(error instanceof Error ? error : new Error('faces: the thread has ended'))
    const late = setTimeout(() => {
      fail(new Error('faces: too late'))
      void end()
    }, longest)
    asked.once('message', resolve).once('error', fail).once('exit', fail)
    try {
      asked.postMessage(question)
      return await promise
    } finally {
      clearTimeout(late)
      asked.off('message', resolve).off('error', fail).off('exit', fail)
      // Without a question it keeps no process alive.
      asked.unref()
      ending = setTimeout(end, idle).unref()
    }
  }

  return {
    compare: (photo, taken) => inTurn(async () => answerTo(await ask({ known: photo, taken }))),
    async close() {
      closed = true
      clearTimeout(ending)
      await end()
    },
  }
}

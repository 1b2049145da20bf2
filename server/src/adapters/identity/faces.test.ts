import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { promisify } from 'node:util'
import { Worker } from 'node:worker_threads'
import { Refusal } from '@palaestra/contract'
import sharp from 'sharp'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { pictureFolder, pictureOf } from '../../demonstration/pictures.ts'
import { hasTurned } from '../../features/face/headTurn.rules.ts'
import { anAnimal, anotherPictureOf, faceOf, noFace, twoFaces } from '../../testing/faces.ts'
import { openFaces } from './faces.ts'

const faces = openFaces()
afterAll(() => faces.close())

/** The place of two pictures, and how alike they are. */
type Pair = [one: number, other: number, likeness: number]
/** How alike every two of these pictures are, by a thread like the product’s own. */
const likenesses = async (pictures: readonly Buffer[]) => {
  const thread = new Worker(new URL('../../testing/likenesses.worker.ts', import.meta.url), {
    workerData: { pictures },
  })
  const [pairs] = (await once(thread, 'message')) as [Pair[]]
  await thread.terminate()
  return pairs
}

const garbage = Buffer.from('no picture at all')
/** Everybody of the demonstration with two drawn pictures. */
const drawnTwice = readdirSync(pictureFolder).flatMap((file) => /^(\w+)\.selfie/.exec(file)?.[1] ?? [])

describe('of two pictures is said', () => {
  test.each(drawnTwice)('that they show the same person, in other light and other clothes: %s', async (name) => {
    expect(await faces.compare(pictureOf(name, 'photo'), pictureOf(name, 'selfie'))).toBe('same')
  })

  test('that they show two persons', async () => {
    expect(await faces.compare(faceOf('guardian'), faceOf('stranger'))).toBe('other')
    expect(await faces.compare(faceOf('guardian'), anotherPictureOf('stranger'))).toBe('other')
    expect(await faces.compare(faceOf('stranger'), anotherPictureOf('guardian'))).toBe('other')
  })

  test('that the one taken shows nobody, or more than one', async () => {
    expect(await faces.compare(faceOf('guardian'), await noFace())).toBe('no_face')
    expect(await faces.compare(faceOf('guardian'), await twoFaces())).toBe('no_face')
    expect(await faces.compare(faceOf('guardian'), await anAnimal())).toBe('no_face')
  })

  test('where there is no measure, that they show two persons', async () => {
    const asked = vi.spyOn(Worker.prototype, 'postMessage').mockImplementationOnce(function answer(this: Worker) {
      this.emit('message', Number.NaN)
    })
    expect(await faces.compare(faceOf('guardian'), faceOf('guardian'))).toBe('other')
    asked.mockRestore()
  })

  test.each([
    [1, 'same'],
    [0.7, 'same'],
    [0.69, 'unsure'],
    [0.55, 'unsure'],
    [0.54, 'other'],
    [-0.5, 'other'],
    ['nobody_known', 'other'],
    ['nobody_taken', 'no_face'],
  ] as const)('of a likeness of %s what a human would say: %s', async (likeness, answer) => {
    const asked = vi.spyOn(Worker.prototype, 'postMessage').mockImplementationOnce(function tell(this: Worker) {
      this.emit('message', likeness)
    })
    expect(await faces.compare(faceOf('guardian'), faceOf('guardian'))).toBe(answer)
    asked.mockRestore()
  })

  test('of garbage the same as of a picture without a face', async () => {
    expect(await faces.compare(faceOf('guardian'), garbage)).toBe('no_face')
    expect(await faces.compare(faceOf('guardian'), faceOf('guardian').subarray(0, 3000))).toBe('no_face')
    expect(await faces.compare(Buffer.alloc(0), faceOf('guardian'))).toBe('other')
    expect(await faces.compare(await noFace(), faceOf('guardian'))).toBe('other')
  })
})

const drawn = readdirSync(pictureFolder).flatMap((file) => /^(\w+)\.photo/.exec(file)?.[1] ?? [])

describe('of the people of the demonstration', () => {
  test('nobody is taken for somebody else, nor nearly: every photo against every other', async () => {
    const pairs = await likenesses(drawn.map((name) => pictureOf(name, 'photo')))

    expect(pairs.length).toBeGreaterThan(300)
    expect(pairs.filter(([, , likeness]) => !(likeness < 0.55))).toEqual([])
  })

  test.each(drawnTwice)(
    'each is known again in a picture taken by themselves, also with the head turned: %s',
    async (name) => {
      const kinds = ['photo', 'selfie', 'left', 'right'] as const
      const pairs = await likenesses(kinds.map((kind) => pictureOf(name, kind)))

      expect(pairs.filter(([one, , likeness]) => one === 0 && !(likeness >= 0.55))).toEqual([])
    },
  )
})

describe('a head', () => {
  test.each(drawnTwice)(
    'that is turned to the asked side is seen to be, and mirrored it is turned to the other: %s',
    async (name) => {
      const ahead = pictureOf(name, 'selfie')
      for (const side of ['left', 'right'] as const) {
        const turned = pictureOf(name, side)
        const turn = await faces.turn(ahead, turned)
        if (typeof turn === 'string') throw new Error(turn)
        expect(turn.person).not.toBe('other')
        expect(hasTurned(turn, side)).toBe(true)
        expect(hasTurned(turn, side === 'left' ? 'right' : 'left')).toBe(false)
        const mirrored = await faces.turn(ahead, await sharp(turned).flop().jpeg().toBuffer())
        expect(typeof mirrored === 'string' || hasTurned(mirrored, side)).toBe(false)
      }
    },
  )

  test.each([
    ['the same picture', (picture: Buffer) => sharp(picture)],
    ['the same picture, mirrored', (picture: Buffer) => sharp(picture).flop()],
    ['the same picture, leaning', (picture: Buffer) => sharp(picture).rotate(12, { background: 'white' })],
    [
      'the same picture, made narrow as a sheet held at an angle',
      (picture: Buffer) => sharp(picture).resize(340, 640, { fit: 'fill' }),
    ],
    ['the same picture, slanted', (picture: Buffer) => sharp(picture).affine([1, 0.15, 0, 1], { background: 'white' })],
  ])('in a still picture does not turn: %s', async (_, changed) => {
    for (const name of drawnTwice) {
      const ahead = pictureOf(name, 'selfie')
      const turn = await faces.turn(ahead, await changed(ahead).jpeg().toBuffer())
      for (const side of ['left', 'right'] as const)
        expect(typeof turn === 'string' || hasTurned(turn, side), `${name} ${JSON.stringify(turn)}`).toBe(false)
    }
  })

  test('of somebody else is somebody else’s, also when it is turned', async () => {
    for (const name of drawnTwice)
      for (const other of drawnTwice.filter((one) => one !== name))
        expect(await faces.turn(pictureOf(name, 'selfie'), pictureOf(other, 'left'))).toMatchObject({ person: 'other' })
  })

  test('that is not there is said to be missing, in which picture', async () => {
    expect(await faces.turn(await noFace(), faceOf('guardian'))).toBe('no_face_ahead')
    expect(await faces.turn(faceOf('guardian'), await twoFaces())).toBe('no_face_turned')
  })
})

test.each([
  [{ from: 0, to: 8 }, true, false],
  [{ from: 0, to: -8 }, false, true],
  [{ from: 0, to: 7.9 }, false, false],
  [{ from: 13, to: 30 }, false, false],
  [{ from: -12, to: -4 }, true, false],
  [{ from: Number.NaN, to: 20 }, false, false],
  [{ from: 0, to: Number.NaN }, false, false],
])('a turn of %o counts as one to the left: %s, to the right: %s', (turn, left, right) => {
  expect([hasTurned(turn, 'left'), hasTurned(turn, 'right')]).toEqual([left, right])
})

/** The thread that the next comparison starts. */
const nextThread = () => new Promise<Worker>((resolve) => process.once('worker', resolve))

test('where the thread is killed in the middle, its caller hears of it, and the next one gets another', async () => {
  const mortal = openFaces()
  const started = nextThread()
  const asked = mortal.compare(faceOf('guardian'), faceOf('guardian'))
  const thread = await started
  setTimeout(() => thread.terminate(), 100)
  await expect(asked).rejects.toThrow('ended')

  expect(await mortal.compare(faceOf('guardian'), garbage)).toBe('no_face')
  await mortal.close()
})

test('what takes too long is given up', async () => {
  const hasty = openFaces({ longest: 5 })
  await expect(hasty.compare(faceOf('guardian'), faceOf('guardian'))).rejects.toThrow('too late')
  await hasty.close()
})

test('after the end nothing is compared any more, and who was waiting hears of it', async () => {
  const ended = openFaces()
  const asked = [1, 2].map(() => ended.compare(faceOf('guardian'), faceOf('guardian')))
  const heard = Promise.allSettled(asked)
  await ended.close()
  expect((await heard).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await expect(ended.compare(faceOf('guardian'), garbage)).rejects.toThrow('no more')
})

test('of twenty at once one is compared, twelve wait, and the others hear at once that it is busy', async () => {
  const asked = Array.from({ length: 20 }, () => faces.compare(faceOf('guardian'), garbage))
  const answers = await Promise.allSettled(asked)

  const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []))
  expect(refused).toEqual(Array.from({ length: 7 }, () => new Refusal('busy')))
  expect(await faces.compare(faceOf('guardian'), garbage), 'the line is empty again').toBe('no_face')
})

const total = ({ user, system }: NodeJS.CpuUsage) => user + system

test('everybody else is served meanwhile: the work is done in another thread', async () => {
  const before = { here: process.threadCpuUsage(), everywhere: process.cpuUsage() }
  await Promise.all([1, 2, 3].map(() => faces.compare(faceOf('guardian'), anotherPictureOf('stranger'))))
  const here = total(process.threadCpuUsage(before.here))
  const everywhere = total(process.cpuUsage(before.everywhere))

  expect(here, 'time of a core, in this thread').toBeLessThan(everywhere / 4)
})

test('a process with nothing else to do ends, and has said nothing', async () => {
  const program = `
    import { openFaces } from ${JSON.stringify(new URL('./faces.ts', import.meta.url).href)}
    const photo = Buffer.from(process.env.PHOTO, 'base64')
    process.stdout.write(await openFaces().compare(photo, photo))`
  const env = { ...process.env, PHOTO: faceOf('guardian').toString('base64'), NODE_OPTIONS: '' }
  const said = await promisify(execFile)(process.execPath, ['--eval', program], { env, timeout: 20_000 })

  expect(said).toEqual({ stdout: 'same', stderr: '' })
})

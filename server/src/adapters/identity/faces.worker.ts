import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parentPort } from 'node:worker_threads'
import { constant } from '@palaestra/contract'
import sharp from 'sharp'
import { openOnlyPhotos } from '../../decoders.ts'
import type { Likeness, Measured, Question, TurnMeasured } from './faces.ts'

// The work of the thread of `faces.ts`: finds the face in each of two pictures, and measures how alike they are.

// The bureau’s photo has not passed the check of the pictures that people send.
openOnlyPhotos()

/** Longest side, in pixels, of the picture that is compared: the models look at less. */
const side = 640

const require = createRequire(import.meta.url)
const library = join(dirname(require.resolve('@vladmandic/human')), '..')

// The library fetches its models. They lie beside it, and this thread needs no network.
globalThis.fetch = async (from) => {
  const address = new URL(String(from))
  if (address.protocol !== 'file:') throw new Error(`nothing is fetched from ${address.protocol}`)
  return new Response(new Uint8Array(await readFile(address)))
}

/** The part of the library that we use: its build for WebAssembly cannot be imported by name. */
interface Library {
  Human: new (
    configuration: object,
  ) => {
    load(): Promise<void>
    detect(tensor: Tensor): Promise<{ face: Face[] }>
    tf: {
      tensor(pixels: Uint8Array, shape: number[], type: 'float32'): Tensor
      dispose(tensor: Tensor): void
    }
  }
}
/** `yaw`: how far the head is turned, in radians; below zero to the person’s own left. */
interface Face {
  faceScore: number
  embedding?: number[]
  rotation: { angle: { yaw: number } } | null
}
interface Tensor {
  shape: number[]
}

const assembly = `${dirname(require.resolve('@tensorflow/tfjs-backend-wasm'))}/`
require('@tensorflow/tfjs-backend-wasm').setWasmPaths(assembly)
const { Human }: Library = require(join(library, 'dist/human.node-wasm.js'))

/** The least certainty of both models, for a face and its place: letters on a card have convinced one of them. */
const certain = 0.4
/** Each picture is searched anew: nothing found in the one before may be taken for this one. */
const anew = { skipFrames: 0, skipTime: 0 }
const off = { enabled: false }
/** The numbers in a descriptor. */
const descriptorLength = 1024
const human = new Human({
  backend: 'wasm',
  wasmPath: assembly,
  modelBasePath: `${pathToFileURL(join(library, 'models')).href}/`,
  debug: false,
  async: false,
  cacheSensitivity: 0,
  warmup: 'none',
  filter: off,
  gesture: off,
  body: off,
  hand: off,
  object: off,
  segmentation: off,
  face: {
    enabled: true,
    // Two faces are enough to refuse the picture.
    detector: { ...anew, maxDetected: 2, rotation: false, minConfidence: certain },
    mesh: { enabled: true },
    description: { enabled: true, ...anew },
    iris: off,
    emotion: off,
    antispoof: off,
    liveness: off,
    attention: off,
  },
})

await human.load()

/** The points of a picture, upright: red, green and blue. Throws when the picture cannot be read. */
const decode = async (picture: Uint8Array) => {
  const upright = sharp(picture, { limitInputPixels: constant.pictureMaximumPixels, failOn: 'error' })
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .raw()
  return upright.timeout({ seconds: 5 }).toBuffer({ resolveWithObject: true })
}

/** Descriptor and turn of the face in a picture; undefined unless there is exactly one face. */
export const faceIn = async (picture: Uint8Array) => {
  const decoded = await decode(picture).catch(() => undefined)
  if (decoded?.info.channels !== 3) return undefined
  const { width, height } = decoded.info
  const tensor = human.tf.tensor(decoded.data, [1, height, width, 3], 'float32')
  try {
    const { face } = await human.detect(tensor)
    const [one, another] = face.filter(({ faceScore }) => faceScore >= certain)
    if (another || !one) return undefined
    // Two missing descriptors would count as the same face.
    if (one.embedding?.length !== descriptorLength) throw new Error('faces: a face without a descriptor')
    return { descriptor: one.embedding, yaw: one.rotation?.angle.yaw ?? Number.NaN }
  } finally {
    human.tf.dispose(tensor)
  }
}

/** The library’s own measure, without its cut at 0 and 1. */
export const likenessOf = (one: number[], other: number[]) => {
  const square = one.reduce((sum, value, place) => sum + (value - (other[place] ?? 0)) ** 2, 0)
  return (0.8 - Math.sqrt(25 * square) / 100) / 0.6
}

const compare = async ({ known, taken }: Question): Promise<Likeness> => {
  const now = await faceIn(taken)
  if (!now) return 'nobody_taken'
  const before = await faceIn(known)
  return before ? likenessOf(before.descriptor, now.descriptor) : 'nobody_known'
}

/** Degrees of a turn to the person’s own left. */
const degreesOf = (yaw: number) => (yaw * -180) / Math.PI

const turn = async ({ known, taken }: Question): Promise<TurnMeasured> => {
  const before = await faceIn(known)
  if (!before) return 'nobody_known'
  const now = await faceIn(taken)
  if (!now) return 'nobody_taken'
  const likeness = likenessOf(before.descriptor, now.descriptor)
  return { likeness, from: degreesOf(before.yaw), to: degreesOf(now.yaw) }
}

const answer = (question: Question): Promise<Measured> => (question.turned ? turn(question) : compare(question))

// An error here ends the thread: the caller is told, and the next comparison starts a new thread.
parentPort?.on('message', async (question: Question) => parentPort?.postMessage(await answer(question)))

import { parentPort, workerData } from 'node:worker_threads'
import { faceIn, likenessOf } from '../adapters/identity/faces.worker.ts'

// A thread like the product’s, which finds each face once and then measures every pair of them. NaN: no face.

const { pictures } = workerData as { pictures: Uint8Array[] }
const found: Awaited<ReturnType<typeof faceIn>>[] = []
for (const picture of pictures) found.push(await faceIn(picture))

const likeness = (one: (typeof found)[number], other: (typeof found)[number]) =>
  one && other ? likenessOf(one.descriptor, other.descriptor) : Number.NaN
parentPort?.postMessage(
  found.flatMap((one, place) =>
    found.slice(place + 1).map((other, after) => [place, place + 1 + after, likeness(one, other)]),
  ),
)

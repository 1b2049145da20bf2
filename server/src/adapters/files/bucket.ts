import type { Disk } from 'flydrive'
import type { Files } from '../../ports/files.ts'
import { keyOf } from './folder.ts'

export interface Bucket {
  /** The address of the storage, without the bucket. */
  endpoint: string
  region: string
  bucket: string
  keyId: string
  secret: string
}

/** Milliseconds. Somebody waits for a picture. */
const [longestConnecting, longestAnswer] = [2000, 8000]

/** Loaded when it is first used: a portal with a folder does without it. */
const open = async ({ endpoint, region, bucket, keyId, secret }: Bucket) => {
  const { Disk } = await import('flydrive')
  const { S3Driver } = await import('flydrive/drivers/s3')
  return new Disk(
    new S3Driver({
      endpoint,
      region,
      bucket,
      credentials: { accessKeyId: keyId, secretAccessKey: secret },
      visibility: 'private',
      // The owner of the bucket decides who reads it, and many storages know no lists of their own.
      supportsACL: false,
      forcePathStyle: true,
      maxAttempts: 3,
      requestHandler: {
        connectionTimeout: longestConnecting,
        requestTimeout: longestAnswer,
        throwOnRequestTimeout: true,
      },
    }),
  )
}

const isMissing = ({ cause }: { cause?: { $metadata?: { httpStatusCode?: number } } }) =>
  cause?.$metadata?.httpStatusCode === 404

/** Files in a bucket of a storage that speaks S3, under the same keys as in a folder. */
export const bucketFiles = (bucket: Bucket): Files => {
  let opened: Promise<Disk> | undefined
  const disk = () => (opened ??= open(bucket))
  return {
    put: async (id, content) => (await disk()).put(keyOf(id), content),
    get: async (id) => {
      const bytes = await (await disk()).getBytes(keyOf(id)).catch((error: Error) => {
        if (isMissing(error as Parameters<typeof isMissing>[0])) return undefined
        throw error
      })
      return bytes && Buffer.from(bytes)
    },
    delete: async (id) => (await disk()).delete(keyOf(id)),
  }
}

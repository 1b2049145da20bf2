import type { desk } from '@palaestra/contract'
import type { Uploaded } from '@palaestra/ui'
import { send } from '../../api/client.ts'

type Upload = (typeof desk.counter)['uploadPhoto' | 'uploadIdCopy' | 'uploadGuardianIdCopy']

/** Sends a picture as soon as it is there, to the form that was begun. */
export const uploadOf =
  (call: Upload, entry: string) =>
  (file: File, onPercent: (percent: number) => void): Promise<Uploaded> =>
    send(call, { body: { entry, file } }, { onProgress: (share) => onPercent(Math.floor(share * 100)) })

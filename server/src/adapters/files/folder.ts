import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { Files } from '../../ports/files.ts'

/** The files are spread over subfolders: a folder with a million entries is slow to list and to back up. */
export const keyOf = (id: string) => `${id.slice(0, 2)}/${id}`

/** Files in a folder that is never served. Ids are ours and random; flydrive refuses to leave the folder. */
export const folderFiles = (location: string): Files => {
  const disk = new Disk(new FSDriver({ location, visibility: 'private' }))
  return {
    put: (id, content) => disk.put(keyOf(id), content),
    get: async (id) => ((await disk.exists(keyOf(id))) ? Buffer.from(await disk.getBytes(keyOf(id))) : undefined),
    delete: (id) => disk.delete(keyOf(id)),
  }
}

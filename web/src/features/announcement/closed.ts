import { storageOf } from '../../api/storage.ts'

const storage = storageOf('localStorage')
const key = 'announcementsClosed'

const read = (): readonly string[] => storage.read(key)?.split(',') ?? []

/** Which announcements were closed in this browser: numbers, and nothing about a person. A logout forgets it with the rest. */
export const closedOnes = {
  read,
  /** Forgets those that are not announced any more, so that the list stays short. */
  add: (id: string, announced: readonly { id: string }[]) => {
    const closed = [...read().filter((one) => announced.some((item) => item.id === one)), id]
    storage.write(key, closed.join(','))
    return closed
  },
}

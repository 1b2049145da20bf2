import { chownSync, copyFileSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { contentsOf, copyAll } from './copying.ts'

/**
 * Root gives what it restores to the account that the folder above belongs to: the portal, which is not root, has to
 * read it.
 */
export const giveToOwner = (path: string) => {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = statSync(dirname(path))
  chownSync(path, uid, gid)
}

interface Copying {
  from: string
  to: string
  /** The name of what is copied, for the operator. */
  name: string
}

const aside = '.restoring'

/**
 * Copies what is to take the place of a folder’s content beside it, so that what fails until then leaves the old as it
 * was. The folder itself stays: it may be the disk of another machine, which can be emptied and not replaced.
 */
export const beside = ({ from, to, name }: Copying) => {
  const place = join(to, aside)
  const clear = () => rmSync(place, { recursive: true, force: true })
  /** From above to below: each has the owner of the folder that it is in. */
  const own = () => {
    const { folders, files } = contentsOf(place)
    for (const path of ['', ...folders.sort(), ...files]) giveToOwner(join(place, path))
  }
  return {
    /** Changes the copy before it takes the place of what was there. */
    async change(work: (place: string) => Promise<void>) {
      await work(place)
      own()
    },
    copy() {
      clear()
      if (mkdirSync(to, { recursive: true, mode: 0o700 })) giveToOwner(to)
      copyAll({ from, to: place, name, copy: (file, target) => copyFileSync(file, target) })
      own()
    },
    /** Takes the place of what was there. */
    replace() {
      for (const old of readdirSync(to)) if (old !== aside) rmSync(join(to, old), { recursive: true, force: true })
      for (const restored of readdirSync(place)) renameSync(join(place, restored), join(to, restored))
    },
    clear,
  }
}

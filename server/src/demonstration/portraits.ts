import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import type { NoTx } from '../database/database.ts'
import type { Uses } from '../deps.ts'
import { fileTable } from '../features/file/file.table.ts'
import { applicants } from './applicants.ts'
import { photographed } from './families.ts'
import type { Look } from './looks.ts'
import { type PersonName, people } from './people.ts'
import { pictureOf } from './pictures.ts'

const plain = { skin: 'light', hair: 'black', glasses: false } as const

/** What members look like on their cards. */
export const looksOfMembers: Record<PersonName, Look> = {
  // Applies once more as `duplicate`, under her own number.
  adult: applicants.duplicate.citizen.look,
  portuguese: { ...plain, skin: 'fair', hair: 'brown', style: 'long', top: '#8a4a3c', lids: 'double', draw: 31 },
  english: {
    ...plain,
    skin: 'fair',
    hair: 'brown',
    style: 'side',
    top: '#3d5a80',
    irises: '#5b7a93',
    beard: 'shadow',
    draw: 34,
  },
  withoutEmail: { ...plain, style: 'short', top: '#5d6b3f', glasses: true, draw: 17 },
  withoutMobile: { ...plain, skin: 'tan', hair: 'brown', style: 'tied', top: '#7a5c86', lids: 'double', draw: 16 },
  withTemporaryCard: { ...plain, style: 'tied', top: '#9a5b4f', glasses: true, draw: 15 },
  suspended: { ...plain, style: 'side', top: '#4a5560', draw: 14 },
  worker: { ...plain, skin: 'tan', style: 'long', top: '#a3662f', lids: 'double', draw: 10 },
  permitHolder: { ...plain, hair: 'grey', style: 'side', top: '#39475c', glasses: true, draw: 29 },
  student: { ...plain, style: 'long', top: '#6d86a8', draw: 20 },
  guardian: photographed.guardian.look,
  minor: { ...plain, style: 'bob', top: '#c08a3e', draw: 181 },
}

/** The name of a member’s pictures: their username, except for those whom the bureau knows by another. */
export const pictureNameOf = (name: PersonName) => {
  if (name === 'adult') return 'duplicate'
  return name in photographed ? name : people[name].username
}

/** Gives a photo to every member of the demonstration who has none. */
export const seatPhotos = async ({ db, clock, files }: Uses<'clock' | 'files', NoTx>) => {
  // The border: the keys of an object are its names.
  for (const name of Object.keys(people) as PersonName[]) {
    const { username } = people[name]
    const bare = await db
      .selectFrom('members')
      .select('id')
      .where('username', '=', username)
      .where('photo', 'is', null)
      .executeTakeFirst()
    if (!bare) continue
    const content = pictureOf(pictureNameOf(name), 'photo')
    const { width, height } = await sharp(content).metadata()
    const [id, size] = [randomUUID(), content.length]
    const createdAt = clock.now()
    await fileTable(db).add({
      id,
      kind: 'photo',
      registrationId: null,
      memberId: null,
      size,
      width,
      height,
      createdAt,
      kept: true,
    })
    await files.put(id, content)
    await db.updateTable('members').set({ photo: id }).where('id', '=', bare.id).execute()
  }
}

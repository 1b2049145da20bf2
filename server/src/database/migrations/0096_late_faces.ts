import { type Kysely, sql } from 'kysely'

/**
 * A photo that was sent while the bureau was silent is compared once the bureau answers. What it finds then may be what
 * would have been refused: the application is there already, and a reviewer is told.
 */
export const up = async (db: Kysely<unknown>) => {
  await sql`alter table applications
    drop constraint applications_photo_face_check,
    add constraint applications_photo_face_check
      check (photo_face in ('same', 'unsure', 'other', 'no_face', 'no_photo', 'silent'))`.execute(db)
}

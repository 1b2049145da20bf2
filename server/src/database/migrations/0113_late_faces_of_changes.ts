import { type Kysely, sql } from 'kysely'

/**
 * A member’s new photo that was sent while the bureau was silent is compared once the bureau answers, as that of an
 * application is. Until then the row says how often it was asked in vain, and when it is asked again.
 */
export const up = async (db: Kysely<unknown>) => {
  await sql`alter table supplements
    drop constraint supplements_photo_face_check,
    add constraint supplements_photo_face_check
      check (photo_face in ('same', 'unsure', 'other', 'no_face', 'no_photo', 'silent')),
    add column face_tries integer check (face_tries > 0),
    add column ask_again_at timestamptz check (ask_again_at > received_at)`.execute(db)
  await sql`update supplements set face_tries = 1, ask_again_at = received_at + interval '5 minutes'
    where photo_face = 'silent'`.execute(db)
  await sql`alter table supplements add constraint supplement_asked_again check
    ((photo_face is not distinct from 'silent') = (ask_again_at is not null) and num_nulls(face_tries, ask_again_at) in (0, 2))`.execute(
    db,
  )
  // What is decided is asked about no more.
  await sql`create index supplements_ask_again on supplements (ask_again_at)
    where ask_again_at is not null and state in ('waiting', 'proposed')`.execute(db)
}

import { type Kysely, sql } from 'kysely'

/**
 * Who is whose guardian. A minor had one guardian, named by the application and written beside the word on online
 * payment; now there may be several, each from a day to a day, and entered by somebody. The word stays one for each
 * minor.
 */
export const up = async (db: Kysely<unknown>) => {
  await sql`
    create table guardians (
      id_number text primary key check (id_number ~ '^\\d{8}$'),
      -- Null for one of before, whose application is gone.
      birth_date date,
      gender text check (gender in ('male', 'female')),
      -- The face check that they have passed, at an application or before a first yes.
      face text check (face in ('same', 'unsure')),
      face_shown_at timestamptz,
      -- The face check under way: its secret is good for one picture.
      face_check_hash text,
      face_check_ends_at timestamptz,
      face_check_turn text check (face_check_turn in ('left', 'right')),
      constraint guardians_face_at_a_moment check ((face is null) = (face_shown_at is null)),
      constraint guardians_face_check_ends check ((face_check_hash is null) = (face_check_ends_at is null)),
      constraint guardians_turn_of_check check (face_check_turn is null or face_check_hash is not null)
    )`.execute(db)

  await sql`
    create table guardianships (
      id bigint generated always as identity primary key,
      child_id bigint not null references members on delete cascade,
      guardian_id_number text not null references guardians,
      -- One of as many places as a child has for guardians: the index below makes the number impossible to exceed.
      place smallint not null check (place between 1 and 4),
      -- Null where the bureau has confirmed it is one of the two without saying which.
      relation text check (relation in ('parent', 'guardian')),
      entered_by text not null check (entered_by in ('application', 'family', 'counter')),
      -- Member who entered it: the child or a guardian. No foreign key: the record stays whatever becomes of them.
      by_member bigint,
      by_staff bigint references staff,
      papers text check (papers in ('birth_certificate', 'court_order', 'other')),
      entered_at timestamptz not null,
      -- Null while a second person of the staff has to confirm it.
      since timestamptz,
      confirmed_by bigint references staff,
      ended_at timestamptz,
      ended_because text check (ended_because in ('of_age', 'staff', 'not_confirmed')),
      ended_by bigint references staff,
      constraint guardianships_by_somebody check (
        (entered_by = 'family') = (by_member is not null) and (entered_by = 'counter') = (by_staff is not null)),
      constraint guardianships_papers_at_the_counter check ((entered_by = 'counter') = (papers is not null)),
      constraint guardianships_two_people check (confirmed_by is null or confirmed_by <> by_staff),
      constraint guardianships_waits_at_the_counter check (since is not null or entered_by = 'counter'),
      constraint guardianships_ended check (
        (ended_at is null) = (ended_because is null)
        and (ended_by is not null) = (ended_because is not null and ended_because <> 'of_age'))
    )`.execute(db)
  await sql`
    create unique index guardianships_places on guardianships (child_id, place) where ended_at is null`.execute(db)
  await sql`
    create unique index guardianships_once
    on guardianships (child_id, guardian_id_number) where ended_at is null`.execute(db)
  await sql`
    create index guardianships_of_guardian on guardianships (guardian_id_number) where ended_at is null`.execute(db)
  await sql`create index guardianships_of_child on guardianships (child_id)`.execute(db)
  await sql`
    create function guardian_is_another() returns trigger language plpgsql as $$ begin
      if exists (select from members where id = new.child_id and id_number = new.guardian_id_number) then
        raise exception 'nobody is their own guardian';
      end if;
      return new;
    end $$`.execute(db)
  await sql`
    create trigger guardian_is_another before insert or update of child_id, guardian_id_number on guardianships
    for each row execute function guardian_is_another()`.execute(db)

  // The guardians of before, with what their latest application says of them.
  await sql`
    insert into guardians (id_number, birth_date, gender, face, face_shown_at)
    select distinct on (consents.guardian_id_number)
      consents.guardian_id_number, applications.guardian_birth_date, applications.guardian_gender,
      applications.guardian_face, case when applications.guardian_face is not null then applications.received_at end
    from payment_consents as consents
    left join applications
      on applications.guardian_id_number = consents.guardian_id_number and applications.state = 'passed'
    order by consents.guardian_id_number, applications.received_at desc nulls last`.execute(db)
  await sql`
    insert into guardianships (child_id, guardian_id_number, place, entered_by, entered_at, since)
    select members.id, consents.guardian_id_number, 1, 'application', members.joined_at, members.joined_at
    from payment_consents as consents join members on members.id = consents.member_id
    where consents.guardian_id_number <> members.id_number`.execute(db)

  // The word ends with the 18th birthday. Somebody born on 29 February has it on 1 March.
  await sql`
    alter table payment_consents
      drop column guardian_id_number,
      add column ends_on date,
      add column ended_at timestamptz`.execute(db)
  await sql`
    update payment_consents set ends_on = (members.birth_date + interval '18 years')::date
      + case when extract(month from members.birth_date) = 2 and extract(day from members.birth_date) = 29 then 1 else 0 end
    from members where members.id = payment_consents.member_id`.execute(db)
  await sql`alter table payment_consents alter column ends_on set not null`.execute(db)
  await sql`create index payment_consents_end on payment_consents (ends_on) where ended_at is null`.execute(db)

  await sql`
    alter table payment_consent_changes
      drop constraint payment_consent_changes_by_somebody,
      drop constraint payment_consent_changes_proof_check,
      add constraint payment_consent_changes_proof_check
        check (proof in ('application', 'link', 'session', 'asked', 'counter', 'guardian_ended')),
      add constraint payment_consent_changes_by_somebody
        check ((proof in ('application', 'counter', 'guardian_ended')) = (by_member is null))`.execute(db)

  // With several guardians each has a link of their own, which does not end that of another.
  await sql`
    update links set subject = subject || detail, detail = '{}'
    where purpose = 'parent_consent' and used_at is null`.execute(db)
}

import { type Kysely, sql } from 'kysely'

/**
 * The subject of a link, as JSON in the shape that the contract gives to its purpose. Open links in letters stay good.
 */
export const up = async (db: Kysely<unknown>) => {
  await sql`
    alter table links
      alter column subject type jsonb using case purpose
        when 'correct' then jsonb_build_object('application', subject::bigint)
        when 'stop_mobile' then jsonb_build_object('request', subject::bigint)
        when 'parent_consent' then jsonb_build_object('child', subject::bigint)
        when 'hand_off' then
          jsonb_build_object('service', split_part(subject, ' ', 1), 'member', split_part(subject, ' ', 2)::bigint)
        else jsonb_build_object('member', subject::bigint) end,
      alter column detail type jsonb using case purpose
        when 'change_email' then
          jsonb_build_object('email', split_part(detail, ' ', 1), 'session', split_part(detail, ' ', 2))
        when 'confirm_email' then jsonb_build_object('email', detail)
        when 'parent_consent' then jsonb_build_object('guardianIdNumber', detail)
        when 'hand_off' then jsonb_build_object('session', detail)
        when 'api_code' then jsonb_build_object('session', detail)
        else '{}' end,
      alter column detail set not null`.execute(db)
}

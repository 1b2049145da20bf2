import { groupedMemberNumber } from '@palaestra/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import * as audit from '#texts/audit'
import * as texts from '#texts/member'
import * as documents from '#texts/missingDocument'
import { allAreas as areas, memberFile, allPlaces as places, whoAmI } from '../../api/queries.ts'
import { dayWritten, momentWritten } from '../../frame/dates.ts'
import { Failure } from '../../frame/Failure.tsx'
import { nameIn } from '../../frame/nameIn.ts'
import { Acts } from './Acts.tsx'
import { Companions } from './Companions.tsx'
import { Guardians } from './Guardians.tsx'
import { Ledger } from './Ledger.tsx'
import { MemberPicture } from './MemberPicture.tsx'
import styles from './member.module.css'
import { noShowWritten } from './noShows.ts'

const acts = new Map<string, string>(Object.entries(audit.acts))
const kinds = new Map<string, string>(Object.entries(texts.letterKinds))

/** All that the portal has of a member. It is fetched by a person choosing it alone: each look is written down. */
export function MemberFile({ memberNumber }: { memberNumber: string }) {
  const { data, error, refetch } = useQuery(memberFile(memberNumber))
  const { data: me } = useQuery(whoAmI)
  const { data: allAreas } = useQuery(areas)
  const { data: allPlaces } = useQuery(places)
  const heading = useRef<HTMLHeadingElement>(null)
  const isThere = data !== undefined
  useEffect(() => {
    if (isThere) heading.current?.focus()
  }, [isThere])

  if (error) return <Failure error={error} retry={refetch} />
  if (!data) return <p role="status">{texts.loading}</p>

  const rows: [label: string, value: string | null][] = [
    [texts.number, groupedMemberNumber(data.memberNumber)],
    [texts.username, data.username],
    [texts.birthDate, dayWritten(data.birthDate)],
    [texts.idNumber, data.idNumber],
    [texts.documentNumber, data.documentNumber],
    [texts.documentExpiry, data.documentExpiry && dayWritten(data.documentExpiry)],
    [texts.email, data.email],
    [texts.mobile, data.mobile],
    [texts.telephone, data.telephone],
    [texts.area, nameIn(allAreas, data.area)],
    [texts.address, data.address],
    [texts.language, texts.languages[data.language]],
    [texts.pickUpPlace, nameIn(allPlaces, data.pickUpPlace)],
    [texts.promotions, data.noPromotions ? texts.notWanted : texts.wanted],
    [texts.joinedAt, momentWritten(data.joinedAt)],
    [texts.card, data.card && texts.cards[data.card.kind](dayWritten(data.card.validUntil))],
    [texts.handedOut, data.card?.handedOutAt ? momentWritten(data.card.handedOutAt) : null],
  ]
  const lists: [title: string, items: string[]][] = [
    [
      texts.holds,
      data.holds.map(({ reason, since, endedAt, by }) =>
        [
          texts.holdReasons[reason],
          texts.since(momentWritten(since)),
          endedAt ? texts.ended(momentWritten(endedAt)) : texts.stands,
          by,
        ].join(' · '),
      ),
    ],
    [texts.noShows, data.noShows.map(noShowWritten)],
    [
      texts.consents,
      data.consents.map(({ part, memberNumber, state, endedAt }) =>
        [
          texts.consentParts[part],
          part === 'child' && groupedMemberNumber(memberNumber),
          new Map<string, string>(Object.entries(texts.consentStates)).get(state) ?? state,
          endedAt && texts.ended(momentWritten(endedAt)),
        ]
          .filter(Boolean)
          .join(' · '),
      ),
    ],
    [
      texts.sessions,
      data.sessions.map(({ browser, system, seenAt }) =>
        [browser, system, texts.seen(momentWritten(seenAt))].filter(Boolean).join(' · '),
      ),
    ],
    [
      texts.letters,
      data.letters.map(({ channel, kind, writtenAt, sentAt, endedAt }) =>
        [
          texts.channels[channel],
          kinds.get(kind) ?? kind,
          momentWritten(writtenAt),
          sentAt ? texts.sent : endedAt ? texts.undelivered : texts.waiting,
        ].join(' · '),
      ),
    ],
    [
      texts.applications,
      data.applications.map(({ reference, receivedAt }) => `${reference} · ${momentWritten(receivedAt)}`),
    ],
    [
      texts.history,
      data.history.map(({ at, who, act, detail }) =>
        [momentWritten(at), who, acts.get(act) ?? act, detail && (audit.details[detail] ?? detail)]
          .filter(Boolean)
          .join(' · '),
      ),
    ],
  ]

  return (
    <article className={styles.file}>
      <h2 ref={heading} tabIndex={-1}>
        {[data.nameZh, data.namePt].filter(Boolean).join(' ')}
      </h2>
      <Acts file={data} onDone={refetch} />
      <dl className={styles.rows}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value ?? texts.nothing}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.pictures}>
        <MemberPicture label={texts.photo} show={texts.showPhoto} link={data.photo} onEnded={refetch} />
        <MemberPicture label={texts.idCopy} show={texts.showIdCopy} link={data.idCopy} onEnded={refetch} />
      </div>
      <section>
        <h3>{documents.requests}</h3>
        {data.documentRequests.length === 0 && <p>{texts.nothing}</p>}
        <ul className={styles.lines}>
          {data.documentRequests.map(({ reference, state, askedBy }) => (
            <li key={reference}>
              {me?.permissions.includes('review') ? (
                <Link to="/documents/$reference" params={{ reference }}>
                  {reference}
                </Link>
              ) : (
                reference
              )}
              {` · ${documents.stateInList[state]} · ${documents.askedBy} ${dayWritten(askedBy)}`}
            </li>
          ))}
        </ul>
      </section>
      <Guardians file={data} onDone={refetch} />
      <Companions file={data} onDone={refetch} />
      <Ledger memberNumber={data.memberNumber} onDone={refetch} />
      {lists.map(([title, items]) => (
        <section key={title}>
          <h3>{title}</h3>
          {items.length === 0 && <p>{texts.nothing}</p>}
          <ul className={styles.lines}>
            {items.map((item, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines that never change places, and may be alike
              <li key={place}>{item}</li>
            ))}
          </ul>
        </section>
      ))}
    </article>
  )
}

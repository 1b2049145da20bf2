import { groupedMemberNumber } from '@palaestra/contract'
import { Mark } from '@palaestra/ui'
import * as texts from '#texts/account'
import { longDay } from '#texts/day'
import { settings } from '../../settings.ts'
import type { Member } from './AccountScreen.tsx'
import styles from './CardFace.module.css'
import { faceOf, isLong, languageOf, namesOf } from './face.ts'
import { Photo } from './Photo.tsx'

const radii = [14, 23, 32, 41, 50, 59, 68, 77]
/** A lane of the track, from the right edge around the bend and back. */
const lane = (radius: number) => `M430 ${126 - radius}H346a${radius} ${radius} 0 0 0 0 ${2 * radius}H430`

/** The track: eight lines, and between two of them the one lane that is the member’s. */
const Track = () => (
  <svg
    className={styles.track}
    viewBox="0 0 420 265"
    preserveAspectRatio="xMaxYMid slice"
    data-art="pattern"
    aria-hidden="true"
  >
    <path className={styles.lanes} d={radii.map(lane).join('')} />
    <path className={styles.own} d={lane(54.5)} />
    {/* Of a card that is void: told without colours too. */}
    <path className={styles.struck} d="M262 205L418 47" />
  </svg>
)

/** The membership card as an object, of the proportions of one. Until the member is known it says that it is coming. */
export function CardFace({ member }: { member: Member | undefined }) {
  const { face, word } = member ? faceOf(member) : { face: 'coming', word: undefined }
  const [first = '', second] = member ? namesOf(member) : []

  return (
    <div className={styles.frame} data-printed>
      <div className={styles.card} data-face={face}>
        <Track />
        <p className={styles.top}>
          <span className={styles.mark}>
            <Mark />
          </span>
          <span className={styles.kind}>
            <b>{settings.portal}</b>
            <span>{texts.card}</span>
          </span>
          {word && <strong className={styles.state}>{word}</strong>}
        </p>
        <div className={styles.who}>
          <Photo member={member} />
          {member ? (
            <div>
              <p className={styles.name} lang={languageOf(first)} data-long={isLong(first)}>
                {first}
              </p>
              {second && (
                <p className={styles.second} lang={languageOf(second)}>
                  {second}
                </p>
              )}
            </div>
          ) : (
            <p className={styles.second}>{texts.cardComing}</p>
          )}
        </div>
        {member ? (
          <dl className={styles.facts}>
            <div>
              <dt>{texts.memberNumber}</dt>
              <dd className={styles.number}>{groupedMemberNumber(member.memberNumber)}</dd>
            </div>
            <div>
              <dt>{texts.validUntil}</dt>
              <dd>
                <time dateTime={member.card.validUntil}>{longDay(member.card.validUntil)}</time>
              </dd>
            </div>
          </dl>
        ) : (
          <div className={styles.bars} />
        )}
      </div>
    </div>
  )
}

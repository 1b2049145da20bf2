import * as texts from '#texts/course'
import { longDay, shortMoment } from '#texts/day'
import type { Times } from './courses.ts'

/** What can be done in a term now or next, for who has no turn in it. */
export const Stage = ({ times }: { times: Times }) => {
  const { stage, registerFrom, registerUntil, drawAt, remainingFrom, startsOn, endsOn } = times
  const said = {
    announced: () => texts.registrationLater(shortMoment(registerFrom)),
    renewal: () => texts.renewalNow(shortMoment(registerFrom)),
    registration: () => texts.registrationNow(shortMoment(registerUntil), shortMoment(drawAt)),
    draw: () => texts.remainingLater(shortMoment(remainingFrom)),
    sign_up: () => texts.remainingLater(shortMoment(remainingFrom)),
    pause: () => texts.remainingLater(shortMoment(remainingFrom)),
    remaining: () => texts.remainingNow(longDay(startsOn)),
    running: () => texts.runs(longDay(startsOn), longDay(endsOn)),
    over: () => texts.isOver,
  }
  return <p>{said[stage]()}</p>
}

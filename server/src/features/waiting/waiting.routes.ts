import { api } from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../http/serve.ts'
import { courseWaitService } from './courseWait.service.ts'
import { listService } from './list.service.ts'
import { waitService } from './wait.service.ts'

export const waitingRoutes = (deps: Deps) => {
  const waits = waitService(deps)
  const courseWaits = courseWaitService(deps)
  return handlers(api.waiting, {
    join: ({ memberId, body, address }) => waits.join(memberId, body, address),
    leave: ({ memberId, body }) => waits.leave(memberId, body.slot),
    answer: ({ memberId, body }) => waits.answer(memberId, body),
    joinCourse: ({ memberId, body, address }) => courseWaits.join(memberId, body, address),
    leaveCourse: ({ memberId, body }) => courseWaits.leave(memberId, body.course),
    answerCourse: ({ memberId, body }) => courseWaits.answer(memberId, body),
    courses: ({ memberId, locale }) => courseWaits.mine(memberId, locale),
    mine: ({ memberId, locale }) => listService(deps).mine(memberId, locale),
  })
}

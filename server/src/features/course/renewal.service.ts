import { absencesAllowed, firstMonthUntil } from '@palaestra/contract'
import type { Uses } from '../../deps.ts'
import { attendanceTable } from './attendance.table.ts'
import type { PlacedCourse } from './course.table.ts'
import { courseTable } from './course.table.ts'
import { enrolmentTable } from './enrolment.table.ts'

/** Who may stay in a class in the next term: who has come to nearly all of the first month. */
export const renewalService = ({ db, clock, settings }: Uses<'clock' | 'settings'>) => {
  const { renewalAbsences: absences, renewalAbsencesSenior: absencesSenior } = settings.services.course

  return {
    /** How many meetings of the first month somebody may have missed. */
    allowed: (startsOn: string, birthDate: string) =>
      absencesAllowed({ birthDate, day: startsOn }, { absences, absencesSenior }),

    /** Meetings that were missed, of places in classes of terms that begin on these days. */
    absences: (places: readonly { id: number; startsOn: string }[]) =>
      attendanceTable(db).absences(
        places.map(({ id, startsOn }) => ({ id, until: clock.at(firstMonthUntil(startsOn), '00:00') })),
      ),

    /** Whether a member may stay in a class: they are in the one that it follows, and have come often enough. */
    async mayStay(memberId: number, { follows }: Pick<PlacedCourse, 'follows'>, birthDate: string) {
      if (follows === null) return false
      const place = await enrolmentTable(db).inCourse(memberId, follows)
      const [before] = place ? await courseTable(db).withIds([follows]) : []
      if (!place || !before) return false
      const missed = await this.absences([{ id: place.id, startsOn: before.startsOn }])
      return (missed.get(place.id)?.firstMonth ?? 0) <= this.allowed(before.startsOn, birthDate)
    },
  }
}

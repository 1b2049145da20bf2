import { activation } from './zh/activation.ts'
import { appeal } from './zh/appeal.ts'
import { application } from './zh/application.ts'
import { ballot } from './zh/ballot.ts'
import { booking } from './zh/booking.ts'
import { bulletin } from './zh/bulletin.ts'
import { calendar } from './zh/calendar.ts'
import { card } from './zh/card.ts'
import { code } from './zh/code.ts'
import { companion } from './zh/companion.ts'
import { consent } from './zh/consent.ts'
import { contact } from './zh/contact.ts'
import { course } from './zh/course.ts'
import { dataCopy } from './zh/dataCopy.ts'
import { erasureRequest } from './zh/erasureRequest.ts'
import { government } from './zh/government.ts'
import { guardianship } from './zh/guardianship.ts'
import { login } from './zh/login.ts'
import { member } from './zh/member.ts'
import { missingDocument } from './zh/missingDocument.ts'
import { noShow } from './zh/noShow.ts'
import { payment } from './zh/payment.ts'
import { personal } from './zh/personal.ts'
import { pool } from './zh/pool.ts'
import { recovery } from './zh/recovery.ts'
import { session } from './zh/session.ts'
import { supplement } from './zh/supplement.ts'
import { waiting } from './zh/waiting.ts'

/** zh is the measure: it defines the words and the parameters. */
export const zh = {
  activation,
  appeal,
  application,
  ballot,
  booking,
  bulletin,
  calendar,
  card,
  code,
  companion,
  consent,
  contact,
  course,
  dataCopy,
  erasureRequest,
  government,
  guardianship,
  login,
  member,
  missingDocument,
  noShow,
  payment,
  personal,
  pool,
  recovery,
  session,
  supplement,
  waiting,
}

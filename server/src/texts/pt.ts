import { activation } from './pt/activation.ts'
import { appeal } from './pt/appeal.ts'
import { application } from './pt/application.ts'
import { ballot } from './pt/ballot.ts'
import { booking } from './pt/booking.ts'
import { bulletin } from './pt/bulletin.ts'
import { calendar } from './pt/calendar.ts'
import { card } from './pt/card.ts'
import { code } from './pt/code.ts'
import { companion } from './pt/companion.ts'
import { consent } from './pt/consent.ts'
import { contact } from './pt/contact.ts'
import { course } from './pt/course.ts'
import { dataCopy } from './pt/dataCopy.ts'
import { erasureRequest } from './pt/erasureRequest.ts'
import { government } from './pt/government.ts'
import { guardianship } from './pt/guardianship.ts'
import { login } from './pt/login.ts'
import { member } from './pt/member.ts'
import { missingDocument } from './pt/missingDocument.ts'
import { noShow } from './pt/noShow.ts'
import { payment } from './pt/payment.ts'
import { personal } from './pt/personal.ts'
import { pool } from './pt/pool.ts'
import { recovery } from './pt/recovery.ts'
import { session } from './pt/session.ts'
import { supplement } from './pt/supplement.ts'
import { waiting } from './pt/waiting.ts'
import type { zh } from './zh.ts'

export const pt: typeof zh = {
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

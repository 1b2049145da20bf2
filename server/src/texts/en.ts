import { activation } from './en/activation.ts'
import { appeal } from './en/appeal.ts'
import { application } from './en/application.ts'
import { ballot } from './en/ballot.ts'
import { booking } from './en/booking.ts'
import { bulletin } from './en/bulletin.ts'
import { calendar } from './en/calendar.ts'
import { card } from './en/card.ts'
import { code } from './en/code.ts'
import { companion } from './en/companion.ts'
import { consent } from './en/consent.ts'
import { contact } from './en/contact.ts'
import { course } from './en/course.ts'
import { dataCopy } from './en/dataCopy.ts'
import { erasureRequest } from './en/erasureRequest.ts'
import { government } from './en/government.ts'
import { guardianship } from './en/guardianship.ts'
import { login } from './en/login.ts'
import { member } from './en/member.ts'
import { missingDocument } from './en/missingDocument.ts'
import { noShow } from './en/noShow.ts'
import { payment } from './en/payment.ts'
import { personal } from './en/personal.ts'
import { pool } from './en/pool.ts'
import { recovery } from './en/recovery.ts'
import { session } from './en/session.ts'
import { supplement } from './en/supplement.ts'
import { waiting } from './en/waiting.ts'
import type { zh } from './zh.ts'

export const en: typeof zh = {
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

import type { SupplementField } from '@palaestra/contract'
import type { supplement as zh } from '../zh/supplement.ts'
import { longDay } from './day.ts'

const names: Record<SupplementField, string> = {
  nameZh: 'Chinese name',
  surname: 'Surname',
  firstName: 'First name',
  documentNumber: 'Document number',
  documentExpiry: 'Document expiry date',
  photo: 'Member photo',
  idCopy: 'Copy of the ID',
}

export const supplement: typeof zh = {
  received: ({ reference, dueOn, renews }) => ({
    subject: renews
      ? `We have received your card renewal (${reference})`
      : `We have received your change of details (${reference})`,
    body: `We have received your ${renews ? 'card renewal' : 'change of details'}, reference ${reference}, and will decide by ${longDay(dueOn)}. Until then the present details stay in force.`,
  }),
  approved: ({ reference, validUntil }) => ({
    subject: `Your change has been approved (${reference})`,
    body: `Your request, reference ${reference}, has been approved and your details are up to date.${validUntil === undefined ? '' : ` Your card is valid until ${longDay(validUntil)}.`}`,
  }),
  rejected: ({ reference, reasons, link }) => ({
    subject: `Your change was not approved (${reference})`,
    body: `We are sorry: your request, reference ${reference}, was not approved. Your details have not been changed.

Reasons:
${Object.entries(reasons)
  .map(([field, reason]) => `${names[field as SupplementField]}: ${reason}`)
  .join('\n')}

${link === undefined ? 'You can correct it and send it again. You do not have to fill it in again.' : `Log in to correct it and send it again. You do not have to fill it in again:\n${link}`}`,
  }),
}

import { type DocumentKind, documentKinds } from '@palaestra/contract'
import type { missingDocument as zh } from '../zh/missingDocument.ts'
import { longDay } from './day.ts'

const names: Record<DocumentKind, string> = {
  idCopy: 'Copy of the ID',
  photo: 'Member photo',
  permittedStay: 'Proof of permitted stay',
  guardianIdCopy: 'Copy of the ID of your parent or guardian',
  other: 'Another document',
}

const way = (link: string | undefined) =>
  link === undefined ? 'You can upload them in your account.' : `Log in to upload them:\n${link}`

export const missingDocument: typeof zh = {
  asked: ({ reference, dueOn, kinds, words, why, link }) => ({
    subject: `Please send us documents (${reference})`,
    body: `By ${longDay(dueOn)}, send us these documents, reference ${reference}. After that day your services are suspended:
${kinds.map((kind) => names[kind]).join('\n')}${words ? `\n${words}` : ''}

Why: ${why}

${way(link)}`,
  }),
  askedAgain: ({ reference, dueOn, reasons, link }) => ({
    subject: `Please send your documents again (${reference})`,
    body: `These documents will not do. By ${longDay(dueOn)}, send them again, reference ${reference}:
${documentKinds.flatMap((kind) => (reasons[kind] ? [`${names[kind]}: ${reasons[kind]}`] : [])).join('\n')}

${way(link)}`,
  }),
  accepted: (reference) => ({
    subject: `We have received your documents (${reference})`,
    body: `The documents that you sent, reference ${reference}, are in order. There is nothing more for you to do.`,
  }),
  withdrawn: (reference) => ({
    subject: `You no longer have to send documents (${reference})`,
    body: `You no longer have to send the documents that we asked for, reference ${reference}.`,
  }),
}

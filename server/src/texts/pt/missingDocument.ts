import { type DocumentKind, documentKinds } from '@palaestra/contract'
import type { missingDocument as zh } from '../zh/missingDocument.ts'
import { longDay } from './day.ts'

const names: Record<DocumentKind, string> = {
  idCopy: 'Cópia do documento de identificação',
  photo: 'Fotografia',
  permittedStay: 'Comprovativo da autorização de permanência',
  guardianIdCopy: 'Cópia do documento do pai, da mãe ou do tutor',
  other: 'Outro documento',
}

const way = (link: string | undefined) =>
  link === undefined ? 'Pode carregá-los na sua conta.' : `Inicie sessão para os carregar:\n${link}`

export const missingDocument: typeof zh = {
  asked: ({ reference, dueOn, kinds, words, why, link }) => ({
    subject: `Entregue os documentos em falta (${reference})`,
    body: `Até ${longDay(dueOn)}, entregue estes documentos, com o número ${reference}; depois desse dia os serviços são suspensos:
${kinds.map((kind) => names[kind]).join('\n')}${words ? `\n${words}` : ''}

Motivo: ${why}

${way(link)}`,
  }),
  askedAgain: ({ reference, dueOn, reasons, link }) => ({
    subject: `Entregue de novo os documentos (${reference})`,
    body: `Estes documentos não servem. Até ${longDay(dueOn)}, entregue-os de novo, com o número ${reference}:
${documentKinds.flatMap((kind) => (reasons[kind] ? [`${names[kind]}: ${reasons[kind]}`] : [])).join('\n')}

${way(link)}`,
  }),
  accepted: (reference) => ({
    subject: `Recebemos os seus documentos (${reference})`,
    body: `Os documentos que entregou, com o número ${reference}, estão em ordem. Não precisa de fazer mais nada.`,
  }),
  withdrawn: (reference) => ({
    subject: `Já não precisa de entregar documentos (${reference})`,
    body: `Já não precisa de entregar os documentos que lhe pedimos com o número ${reference}.`,
  }),
}

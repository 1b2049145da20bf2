import type { dataCopy as zh } from '../zh/dataCopy.ts'
import { longMoment } from './day.ts'

export const dataCopy: typeof zh = {
  ready: ({ name, until, timeZone, hotline }) => ({
    subject: 'A cópia dos seus dados está pronta',
    body: `A cópia dos dados de ${name}, que pediu, está pronta. Inicie sessão e descarregue-a em “Os meus dados”, na sua conta; antes de a descarregar, tem de confirmar de novo a sua identidade. A cópia é guardada até ${longMoment(until, timeZone)} e depois é apagada.

Se não foi você que a pediu, mude já a palavra-passe e telefone para ${hotline}.`,
  }),
  fetched: (hotline) => ({
    subject: 'A cópia dos seus dados foi descarregada',
    body: `A cópia dos dados da sua conta acaba de ser descarregada. Guarde-a bem: contém tudo o que temos sobre si.

Se não foi você que a descarregou, mude já a palavra-passe e telefone para ${hotline}.`,
  }),
}

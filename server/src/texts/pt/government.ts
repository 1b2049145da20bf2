import type { government as zh } from '../zh/government.ts'

export const government: typeof zh = {
  linked: ({ account, hotline }) => ({
    subject: `A sua ${account} foi associada à sua conta de sócio`,
    body: `A sua conta de sócio está agora associada à sua ${account}, que pode usar para iniciar sessão. Se não fez esta associação, telefone de imediato para ${hotline}.`,
  }),
  unlinked: ({ account, hotline }) => ({
    subject: `A sua ${account} deixou de estar associada`,
    body: `A sua conta de sócio deixou de estar associada à sua ${account} e as outras sessões terminaram. Se não pediu esta alteração, telefone de imediato para ${hotline}.`,
  }),
}

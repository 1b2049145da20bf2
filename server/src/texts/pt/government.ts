import type { government as zh } from '../zh/government.ts'

export const government: typeof zh = {
  linked: (hotline) => ({
    subject: 'Conta única do Governo ligada',
    body: `A sua conta de sócio está agora ligada à sua conta única do Governo e pode ser aberta com ela. Se não foi o próprio a ligá-la, ligue de imediato para ${hotline}.`,
  }),
  unlinked: (hotline) => ({
    subject: 'Conta única do Governo desligada',
    body: `A sua conta de sócio deixou de estar ligada à conta única do Governo e as outras sessões terminaram. Se não foi o próprio a desligá-la, ligue de imediato para ${hotline}.`,
  }),
}

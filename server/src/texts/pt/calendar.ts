import type { calendar as zh } from '../zh/calendar.ts'

export const calendar: typeof zh = {
  made: (hotline) => ({
    subject: 'Endereço privado para o calendário',
    body: `Foi criado na sua conta um endereço privado com que os programas de calendário lêem as suas reservas. Quem o tiver vê quando e onde joga.

Se não foi quem o criou, inicie sessão já, termine o endereço em «As minhas reservas» e mude a palavra-passe. Se precisar de ajuda, telefone para ${hotline}.`,
  }),
  name: (portal) => `${portal}: as minhas reservas`,
}

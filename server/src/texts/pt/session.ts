export const session = {
  /** A replaced token came back: two hold what only one should (T-27). */
  copied: (hotline: string) => ({
    subject: 'Terminámos a sessão num dos seus dispositivos',
    body: `É possível que alguém tenha copiado uma sessão sua; por segurança, terminámo-la. Inicie sessão de novo e altere a palavra-passe. Em caso de dúvida, telefone para ${hotline}.`,
  }),
}

export const session = {
  /** A replaced token came back: two hold what only one should (T-27). */
  copied: (hotline: string) => ({
    subject: 'Uma sessão sua foi terminada',
    body: `Foi usada uma credencial antiga de uma sessão sua. Por segurança, essa sessão foi terminada. Inicie sessão de novo e altere a palavra-passe; em caso de dúvida, ligue ${hotline}.`,
  }),
}

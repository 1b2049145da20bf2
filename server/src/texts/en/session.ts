export const session = {
  /** A replaced token came back: two hold what only one should (T-27). */
  copied: (hotline: string) => ({
    subject: 'One of your sessions has been ended',
    body: `An outdated key of one of your sessions has been used. To be safe, that session has been ended. Log in again and change your password; if anything is unclear, call ${hotline}.`,
  }),
}

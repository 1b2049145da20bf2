export const session = {
  /** A replaced token came back: two hold what only one should (T-27). */
  copied: (hotline: string) => ({
    subject: 'We logged you out on one device',
    body: `Someone may have copied your login on one of your devices, so we logged that device out. Log in again and change your password. If you have questions, call ${hotline}.`,
  }),
}

/** Normalises a name, however it was typed. */
export const normaliseStaffName = (username: string) => username.normalize('NFKC').trim().toLowerCase()

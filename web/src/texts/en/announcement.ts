export const title = 'Announcements'
export const close = 'Close the announcement'
export const more = (number: number) => `${number} more`
